import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Hides a view but keeps its space.
  ///
  /// ```swift
  /// HStack { Text("a"); Text("b").hidden(); Text("c") }
  /// ```
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

struct HiddenModifier {
  typealias Body = Never
}

extension HiddenModifier: WrappingModifier {
  var nodeType: String { "hidden" }

  func behavior(in context: ViewContext) -> any LayoutBehavior { HiddenBehavior() }

  func configure(_ node: LayoutNode, in context: ViewContext) {
    node.traits.opacity = 0
    node.traits.isAccessibilityHidden = true
  }
}

/// A behavior that keeps its child's space but draws nothing.
struct HiddenBehavior: LayoutBehavior {
  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] { [] }
}
