public import AppleFoundation

/// A control that opens a URL.
///
/// ```swift
/// Link("Forecast", destination: URL(string: "https://example.com")!)
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Link: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    // In an app, the label has the tint. In a widget, it keeps its own colors.
    let content = context.rowNode { $0.nodes(of: label) }
    let node = content.wrapped("Link", behavior: PassthroughBehavior(), in: context)
    node.traits.action = ControlAction.link(destination).trait(in: context)
    return [node]
  }
}
