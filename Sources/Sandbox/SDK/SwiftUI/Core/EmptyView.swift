/// A view without size, spacing or content.
///
/// ```swift
/// VStack { Text("Rain"); EmptyView(); Text("80 %") }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct EmptyView {
  public init() {}
}

// Conformances are in extensions, as in Apple's SDK. That keeps the type free of `View`'s main-actor
// isolation, so any code can create it.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension EmptyView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] { [] }
}
