import Drawing
import Foundation
import SwiftUI
import WidgetKit

/// The plate that a widget's content lies on: its size, margins, background and rounded corners.
struct WidgetContainer: LayoutBehavior {
  let size: CGSize
  let cornerRadius: Double
  var margins = EdgeInsets()
  var backgroundAlignment = Alignment.center
  /// True when the first child is the container background.
  var hasBackground = false
  /// False where the system draws its own plate instead.
  var showsPlate = true

  init(situation: WidgetSituation) {
    size = situation.size ?? .zero
    cornerRadius = situation.cornerRadius
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
    content.place(in: inner, alignment: .center, proposal: ProposedViewSize(inner.size))
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
    var content = node.children
    if hasBackground, !content.isEmpty { background += content.removeFirst().draw() }
    if !background.isEmpty {
      items.append(
        DisplayItem(.layer(Layer(items: background, clip: shape, role: .containerBackground))))
    }
    let drawn = content.flatMap { $0.draw() }
    if !drawn.isEmpty { items.append(DisplayItem(.layer(Layer(items: drawn, clip: shape)))) }
    return items
  }

  /// The system background that lies under every widget: white, or the raised dark grey.
  private func plate(in environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark ? RGBA(hex: 0x1C1C1E) : .white
  }
}
