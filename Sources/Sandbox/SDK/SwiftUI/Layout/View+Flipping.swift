import Drawing
import Foundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Mirrors a view in right-to-left languages.
  ///
  /// ```swift
  /// Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
  /// ```
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippingModifier(isEnabled: enabled))
  }
}

struct FlippingModifier {
  typealias Body = Never
  let isEnabled: Bool
}

extension FlippingModifier: WrappingModifier {
  var nodeType: String { "flipsForRightToLeftLayoutDirection" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    isEnabled && context.environment.layoutDirection == .rightToLeft
      ? FlippingBehavior() : PassthroughBehavior()
  }
}

struct FlippingBehavior: LayoutBehavior {
  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let mirror = AffineTransform2D(
      a: -1, b: 0, c: 0, d: 1, tx: node.frame.minX + node.frame.maxX, ty: 0)
    return [DisplayItem(.layer(Layer(items: children(), transform: mirror)))]
  }
}
