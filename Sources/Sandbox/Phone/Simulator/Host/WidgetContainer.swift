import Drawing
import Foundation
import SwiftUI
import WidgetKit

/// The plate under a widget's content: its size, margins, background and rounded corners.
struct WidgetContainer: LayoutBehavior {
  let size: CGSize
  let cornerRadius: Double
  var margins = EdgeInsets()
  var backgroundAlignment = Alignment.center
  /// Whether the first child is the container background.
  var hasBackground = false
  /// Whether the system can remove the background; false with `containerBackgroundRemovable(false)`.
  var isBackgroundRemovable = true
  /// Whether the widget has its own plate; false if the system draws one.
  var showsPlate = true
  /// Whether the widget is on a black background, as in StandBy by day.
  let isOnBlack: Bool

  init(situation: WidgetSituation) {
    size = situation.size ?? .zero
    cornerRadius = situation.cornerRadius
    isOnBlack = situation.place == .standBy && situation.resolvedMode == .fullColor
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { size }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    if hasBackground, let background = node.children.first {
      background.place(
        in: bounds, alignment: backgroundAlignment, proposal: ProposedViewSize(bounds.size))
    }
    guard let content = node.children.last else { return }
    let inner = CGRect(
      x: bounds.minX + margins.leading, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.horizontal),
      height: max(0, bounds.height - margins.vertical))
    content.place(in: inner, alignment: .center, proposal: contentProposal(content, in: inner.size))
  }

  /// Returns the proposal for the content, which is larger than the area inside the margins if the content is.
  ///
  /// The system acts like a frame with infinite maximum lengths around the content: a row that is too high
  /// proposes its own height to its columns (measured on a screenshot of iOS 26).
  private func contentProposal(_ content: LayoutNode, in area: CGSize) -> ProposedViewSize {
    let size = content.size(for: ProposedViewSize(area))
    return ProposedViewSize(
      width: max(area.width, size.width), height: max(area.height, size.height))
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let shape = Outline.roundedRectangle(in: node.frame, radius: cornerRadius)
    var items: [DisplayItem] = []
    var background: [DisplayItem] = []
    if showsPlate {
      background.append(
        DisplayItem(
          .fill(outline: shape, paint: .color(plate(in: node.environment)), isEvenOdd: false)))
    }
    if isOnBlack {
      items.append(DisplayItem(.fill(outline: shape, paint: .color(.black), isEvenOdd: false)))
    }
    var content = node.children
    if hasBackground, !content.isEmpty { background += content.removeFirst().draw() }
    // The layer stays even if the system removes the background, because the system's plate has the same
    // shape.
    items.append(
      DisplayItem(
        .layer(
          Layer(
            items: isBackgroundRemovable ? background : [], clip: shape,
            role: .containerBackground))))
    if !isBackgroundRemovable {
      items.append(
        DisplayItem(
          .layer(Layer(items: background, clip: shape, role: .fixedContainerBackground))))
    }
    let drawn = content.flatMap { $0.draw() }
    if !drawn.isEmpty { items.append(DisplayItem(.layer(Layer(items: drawn, clip: shape)))) }
    return items
  }

  /// Returns the color of the system background under every widget: white or the elevated dark gray.
  private func plate(in environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark ? RGBA(hex: 0x1C1C1E) : .white
  }
}
