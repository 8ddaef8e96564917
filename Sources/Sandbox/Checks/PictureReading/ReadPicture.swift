package import Drawing
import Foundation
package import Stage
import Synchronization

/// A picture as it is looked at: its views with those around them, what each of them draws, and which
/// colours one sees.
///
/// The one reading that pitfalls, lint and checks stand on. What costs time, the walk over what is
/// drawn, the samples, the colours of a view, is done when it is first asked for, and once.
package final class ReadPicture: Sendable {
  package let picture: Picture
  /// What shines through where the picture is clear.
  package let backdrop: RGBA
  /// What is drawn, with its samples.
  package let drawing: SampledDrawing
  private let nodes: [Int: PictureNode]
  private let order: [Int]
  private let parents: [Int: Int]
  /// What stands behind another view by `background`.
  private let backgrounds: Set<Int>
  /// The colours of views by their index, where they were asked for.
  private let seenColors = Mutex<[Int: SeenColors?]>([:])
  private let knownLegibility = Mutex<[Legibility]?>(nil)

  package init(_ picture: Picture, on backdrop: RGBA = .wallpaper) {
    self.picture = picture
    self.backdrop = backdrop
    drawing = SampledDrawing(picture.drawing)
    var nodes: [Int: PictureNode] = [:]
    var order: [Int] = []
    var parents: [Int: Int] = [:]
    var backgrounds: Set<Int> = []
    var waiting: [(node: PictureNode, parent: Int?)] = [(picture.root, nil)]
    while let (node, parent) = waiting.popLast() {
      // A picture of a stranger's may number two views alike.
      guard nodes[node.index] == nil else { continue }
      nodes[node.index] = node
      order.append(node.index)
      parents[node.index] = parent
      if node.type == "background", let first = node.children.first {
        backgrounds.insert(first.index)
      }
      waiting.append(contentsOf: node.children.reversed().map { ($0, node.index) })
    }
    self.nodes = nodes
    self.order = order
    self.parents = parents
    self.backgrounds = backgrounds
  }

  package convenience init(_ rendered: RenderedWidget) {
    self.init(rendered.picture, on: rendered.backdrop)
  }

  /// How clearly each text and symbol stands out, over a wallpaper where the picture is clear.
  package var legibility: [Legibility] {
    knownLegibility.withLock { known in
      let legibility = known ?? Legibility.all(in: drawing)
      known = legibility
      return legibility
    }
  }

  /// The view that holds all others.
  package var root: PlacedElement { PlacedElement(picture.root, in: self) }

  /// Every view, parents before what is in them, in the order of the source.
  package var elements: [PlacedElement] {
    order.compactMap { nodes[$0] }.map { PlacedElement($0, in: self) }
  }

  /// The view of this `PictureNode.index`.
  package func element(at index: Int?) -> PlacedElement? {
    index.flatMap { nodes[$0] }.map { PlacedElement($0, in: self) }
  }

  /// What is drawn, back to front, with the layers opened.
  package var leaves: [PlacedLeaf] { drawing.leaves }

  /// The views around one, the nearest first.
  func ancestors(of index: Int) -> [PictureNode] {
    var found: [PictureNode] = []
    var place = parents[index]
    while let current = place, let node = nodes[current] {
      found.append(node)
      place = parents[current]
    }
    return found
  }

  func isBackground(_ index: Int) -> Bool { backgrounds.contains(index) }

  /// The colours of a view, worked out once.
  func colors(of index: Int, worked out: () -> SeenColors?) -> SeenColors? {
    if let known = seenColors.withLock({ $0[index] }) { return known }
    let colors = out()
    seenColors.withLock { $0[index] = .some(colors) }
    return colors
  }
}

extension ReadPicture {
  /// What a view of the widget's own draws behind all else, the frontmost first: fills that cover nine
  /// tenths of the picture.
  package var backgroundPaints: [Paint] {
    leaves.reversed().filter { !isPlate($0) }.compactMap(coveringPaint)
  }

  /// The paints of the system's plate, the frontmost first.
  package var platePaints: [Paint] { leaves.reversed().filter(isPlate).compactMap(coveringPaint) }

  /// True when the widget hands a background to its container, `containerBackground(for: .widget)`,
  /// and the picture still has it.
  package var hasContainerBackground: Bool {
    leaves.contains { $0.background != nil && !$0.isStencil && !isPlate($0) }
  }

  /// True where a view of the widget's own draws something, its background aside.
  package var drawsSomething: Bool {
    leaves.contains { leaf in
      leaf.background != .containerBackground && !leaf.isStencil
        && element(at: leaf.node).map { $0.type != "widget" } ?? false
    }
  }

  /// True for what the system draws under a widget: no view of the learner's made it.
  private func isPlate(_ leaf: PlacedLeaf) -> Bool {
    leaf.node == nil || (leaf.node == picture.root.index && picture.root.type == "widget")
  }

  private func coveringPaint(_ leaf: PlacedLeaf) -> Paint? {
    guard case .fill(let outline, let paint, _) = leaf.item.content, !leaf.isStencil else {
      return nil
    }
    let shared = outline.bounds.overlap(with: CGRect(origin: .zero, size: picture.size))
    let area = picture.size.width * picture.size.height
    return !shared.isNull && shared.width * shared.height >= 0.9 * area ? paint : nil
  }
}

extension RenderedWidget {
  /// What shines through where the picture is clear: a wallpaper, and behind a view by itself the
  /// screen, white or black.
  fileprivate var backdrop: RGBA {
    guard request.mode == .fullColor, request.proposal != nil else { return .wallpaper }
    return request.isDark ? .black : .white
  }
}
