package import Drawing
import Foundation
package import WorkerProtocol
import Synchronization

/// A picture prepared for queries: its views and their ancestors, the leaves of each view, and the visible
/// colors.
///
/// The pitfall recognizer, the lint and the checks all use this type. The expensive parts (the walk over the
/// leaves, the samples, the colors of a view) are computed once, on first use.
package final class ReadPicture: Sendable {
  package let picture: Picture
  /// The color behind transparent parts of the picture.
  package let backdrop: RGBA
  package let drawing: SampledDrawing
  private let nodes: [Int: PictureNode]
  private let order: [Int]
  private let parents: [Int: Int]
  /// The indices of views that `background` put behind another view.
  private let backgrounds: Set<Int>
  /// The cached colors of views, by index.
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
      // A picture from untrusted code may give two views the same index; only the first counts.
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

  /// The contrast of each line of text and each symbol, over a wallpaper behind transparent parts.
  package var legibility: [Legibility] {
    knownLegibility.withLock { known in
      let legibility = known ?? Legibility.all(in: drawing)
      known = legibility
      return legibility
    }
  }

  package var root: PlacedElement { PlacedElement(picture.root, in: self) }

  /// Every view, parents before children, in source order.
  package var elements: [PlacedElement] {
    order.compactMap { nodes[$0] }.map { PlacedElement($0, in: self) }
  }

  /// Returns the view with this `PictureNode.index`.
  package func element(at index: Int?) -> PlacedElement? {
    index.flatMap { nodes[$0] }.map { PlacedElement($0, in: self) }
  }

  /// The drawn leaves, back to front, with layers flattened.
  package var leaves: [PlacedLeaf] { drawing.leaves }

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

  /// Returns the cached colors of a view, or computes them.
  func colors(of index: Int, worked out: () -> SeenColors?) -> SeenColors? {
    if let known = seenColors.withLock({ $0[index] }) { return known }
    let colors = out()
    seenColors.withLock { $0[index] = .some(colors) }
    return colors
  }
}

extension ReadPicture {
  /// The paints of the widget's views that cover at least nine tenths of the picture, frontmost first.
  package var backgroundPaints: [Paint] {
    leaves.reversed().filter { !isPlate($0) }.compactMap(coveringPaint)
  }

  /// The paints of the system's plate, frontmost first.
  package var platePaints: [Paint] { leaves.reversed().filter(isPlate).compactMap(coveringPaint) }

  /// Whether the widget has a container background that the picture still shows.
  ///
  /// The background is set by `containerBackground(for: .widget)`.
  package var hasContainerBackground: Bool {
    leaves.contains { $0.background != nil && !$0.isStencil && !isPlate($0) }
  }

  /// Whether a view of the widget draws anything except the background.
  package var drawsSomething: Bool {
    leaves.contains { leaf in
      leaf.background != .containerBackground && !leaf.isStencil
        && element(at: leaf.node).map { $0.type != "widget" } ?? false
    }
  }

  /// Returns whether the system, rather than one of the learner's views, draws the leaf under the widget.
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
  /// The color behind transparent parts of the picture: a wallpaper, or a white or black screen for a view
  /// without a widget.
  fileprivate var backdrop: RGBA {
    guard request.mode == .fullColor, request.proposal != nil else { return .wallpaper }
    return request.isDark ? .black : .white
  }
}
