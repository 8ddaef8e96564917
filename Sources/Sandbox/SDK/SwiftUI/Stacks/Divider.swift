import Drawing
import Foundation

/// A line across its stack, one pixel thick.
///
/// ```swift
/// VStack { Text("Today"); Divider(); Text("Tomorrow") }.padding()
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Divider: Sendable {
  public init() {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Divider: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    return [
      LayoutNode(
        "Divider",
        behavior: DividerBehavior(
          axis: (environment.stackAxis ?? .vertical).other,
          thickness: environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength),
        in: context)
    ]
  }
}

struct DividerBehavior: LayoutBehavior {
  /// The direction of the line.
  let axis: Axis
  let thickness: CGFloat

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      along: axis, proposal.replacingUnspecifiedDimensions()[axis], across: thickness)
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    [
      DisplayItem(
        .fill(
          outline: .rectangle(node.frame), paint: .color(separator(in: node.environment)),
          isEvenOdd: false))
    ]
  }

  private func separator(in environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark
      ? RGBA(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
      : RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  }
}
