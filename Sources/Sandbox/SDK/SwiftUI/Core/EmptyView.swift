/// Nothing: no size, no spacing, no picture.
///
/// ```swift
/// VStack { Text("Rain"); EmptyView(); Text("80 %") }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct EmptyView {
  public init() {}
}

// Conformances stand in extensions throughout, as Apple's do: the type itself then stays free of
// `View`'s main-actor isolation, and can be made anywhere.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension EmptyView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] { [] }
}
