package import Drawing
import Foundation
package import Stage

/// A picture with its views numbered and its parents known; shared by all of its elements.
package final class PictureContent: Sendable {
  /// The picture as the worker sent it.
  package let rendered: RenderedWidget
  /// Every view, parents first, by its `index`.
  package let nodes: [Int: PictureNode]
  /// The views' numbers, each view before those inside it.
  package let order: [Int]
  /// The number of the view that each stands in; the outermost has none.
  package let parents: [Int: Int]
  /// What is drawn, back to front, with the layers opened.
  package let leaves: [DisplayItem]
  /// The symbols that stand in texts, by the views that draw them.
  package let symbolsInTexts: [Int: [String]]
  /// The picture's samples, one a point.
  package let raster: Raster

  /// Numbers the views of a picture.
  package init(_ rendered: RenderedWidget) {
    self.rendered = rendered
    var nodes: [Int: PictureNode] = [:]
    var order: [Int] = []
    var parents: [Int: Int] = [:]
    var waiting: [(node: PictureNode, parent: Int?)] = [(rendered.picture.root, nil)]
    while let (node, parent) = waiting.popLast() {
      guard nodes[node.index] == nil else { continue }
      nodes[node.index] = node
      order.append(node.index)
      parents[node.index] = parent
      waiting.append(contentsOf: node.children.reversed().map { ($0, node.index) })
    }
    self.nodes = nodes
    self.order = order
    self.parents = parents
    leaves = Self.leaves(of: rendered.picture.drawing.items)
    symbolsInTexts = Self.symbolsInTexts(of: leaves)
    raster = Self.rasterizer.raster(of: rendered.picture.drawing)
  }

  static func leaves(of items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      guard case .layer(let layer) = item.content else { return [item] }
      return leaves(of: layer.items)
    }
  }

  private static func symbolsInTexts(of leaves: [DisplayItem]) -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    for leaf in leaves {
      guard case .text(let line) = leaf.content, let node = leaf.node else { continue }
      for symbol in line.runs.compactMap(\.symbol) { found[node, default: []].append(symbol) }
    }
    return found
  }

  /// The picture itself.
  package var picture: Picture { rendered.picture }

  /// The view and everything inside it, parents first.
  package func subtree(of index: Int) -> [PictureNode] {
    guard let root = nodes[index] else { return [] }
    var found: [PictureNode] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      found.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// The views around `index`, the nearest first.
  package func ancestors(of index: Int) -> [PictureNode] {
    var found: [PictureNode] = []
    var place = parents[index]
    while let current = place, let node = nodes[current] {
      found.append(node)
      place = parents[current]
    }
    return found
  }
}
