import Drawing
import Foundation
import Sentences

extension LayoutNode {
  /// Wraps this node in the row that the system makes of an inline accessory: its first image and its first text.
  package func inInlineRow(in context: ViewContext) -> LayoutNode {
    wrapped("inlineRow", behavior: InlineRowBehavior(), in: context)
  }
}

/// A layout that shows the first image and the first text of its content side by side, and leaves out the rest.
struct InlineRowBehavior: LayoutBehavior {
  /// The distance between the image and the text in points.
  private static let spacing: CGFloat = 4

  /// The nodes that the row shows, and the number of other texts and images.
  private struct Row {
    var image: LayoutNode?
    var text: LayoutNode?
    var leftOut = 0

    var shown: [LayoutNode] { [image, text].compactMap(\.self) }
    var width: CGFloat {
      let widths = shown.map { $0.size(for: .unspecified).width }
      return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * InlineRowBehavior.spacing
    }

    mutating func append(_ other: Row) {
      leftOut += other.leftOut
      if image == nil { image = other.image } else if other.image != nil { leftOut += 1 }
      if text == nil { text = other.text } else if other.text != nil { leftOut += 1 }
    }
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let row = node.children.first.map { self.row(in: $0, width: proposal.width) } ?? Row()
    guard !row.shown.isEmpty else { return node.children.first?.size(for: proposal) ?? .zero }
    let height = row.shown.map { $0.size(for: .unspecified).height }.max() ?? 0
    return CGSize(width: min(row.width, proposal.width ?? .infinity), height: height)
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    guard let content = node.children.first else { return }
    let row = row(in: content, width: proposal.width)
    guard !row.shown.isEmpty else { return content.place(at: bounds.origin, proposal: proposal) }
    content.keepOnly(row.shown, in: bounds)
    var x = bounds.minX
    for part in row.shown {
      let offered = ProposedViewSize(width: max(0, bounds.maxX - x), height: bounds.height)
      let size = part.size(for: part === row.text ? offered : .unspecified)
      part.place(
        at: CGPoint(x: x, y: bounds.midY - size.height / 2),
        proposal: part === row.text ? offered : .unspecified)
      x += size.width + Self.spacing
    }
    guard row.leftOut > 0 else { return }
    node.evaluation.noteOnce(
      rule: "inline-row",
      Sentence(
        "accessoryInline is one row with one image and one text. The rest isn't shown: \(count: row.leftOut, "view").",
        ko: "accessoryInline은 이미지 하나와 텍스트 하나로 된 한 줄이에요. 나머지 \(row.leftOut)개는 보이지 않아요."))
  }

  /// Draws text and symbols in white, because the system chooses the color of the row.
  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let items = children()
    if node.children.contains(where: \.holdsBitmap) { return items }
    return [DisplayItem(.layer(Layer(items: items, colorEffects: [.brightness(1)])))]
  }

  /// Returns the row of a view's content.
  ///
  /// In a `ViewThatFits`, it's the row of the first candidate that fits in the width.
  private func row(in node: LayoutNode, width: CGFloat?) -> Row {
    if node.behavior is TextBehavior { return Row(text: node) }
    if node.behavior is SymbolBehavior || node.behavior is BitmapBehavior {
      return Row(image: node)
    }
    if node.behavior is ViewThatFitsBehavior {
      let rows = node.children.map { row(in: $0, width: width) }
      return rows.first { $0.width <= width ?? .infinity } ?? rows.last ?? Row()
    }
    var whole = Row(leftOut: node.traits.fraction == nil ? 0 : 1)
    for child in node.children { whole.append(row(in: child, width: width)) }
    return whole
  }
}

extension LayoutNode {
  /// Removes all descendants except some nodes and their ancestors, and gives the ancestors a frame.
  fileprivate func keepOnly(_ nodes: [LayoutNode], in bounds: CGRect) {
    guard !nodes.contains(where: { $0 === self }) else { return }
    frame = bounds
    placedProposal = ProposedViewSize(bounds.size)
    let kept = children.filter { child in nodes.contains { child.contains($0) } }
    adopt(kept)
    for child in kept { child.keepOnly(nodes, in: bounds) }
  }

  fileprivate var holdsBitmap: Bool {
    behavior is BitmapBehavior || children.contains(where: \.holdsBitmap)
  }

  private func contains(_ node: LayoutNode) -> Bool {
    self === node || children.contains { $0.contains(node) }
  }
}
