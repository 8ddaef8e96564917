import Drawing
import Foundation
public import SwiftUI

/// The system's translucent backdrop for Lock Screen widgets.
///
/// It is empty in other families.
///
/// ```swift
/// ZStack { AccessoryWidgetBackground(); Text("24°") }
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct AccessoryWidgetBackground {
  public init() {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension AccessoryWidgetBackground: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    switch context.environment.widgetFamily {
    case .accessoryCircular, .accessoryRectangular, .accessoryCorner:
      [
        LayoutNode(
          "AccessoryWidgetBackground",
          behavior: AccessoryBackdrop(
            isCircular: context.environment.widgetFamily != .accessoryRectangular),
          in: context)
      ]
    default: []
    }
  }
}

/// Fills the proposed size with a translucent circle or rounded rectangle.
private struct AccessoryBackdrop: LayoutBehavior {
  let isCircular: Bool

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let radius = isCircular ? min(node.frame.width, node.frame.height) / 2 : 8
    let outline = Outline.roundedRectangle(
      in: node.frame, radius: radius, style: isCircular ? .circular : .continuous)
    let fill = DisplayItem(
      .fill(outline: outline, paint: .color(RGBA(white: 1, alpha: 0.18)), isEvenOdd: false))
    return [DisplayItem(.layer(Layer(items: [fill], role: .accessoryBackground)))]
  }
}
