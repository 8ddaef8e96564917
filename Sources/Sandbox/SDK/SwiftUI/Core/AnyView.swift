/// A type-erased view.
///
/// ```swift
/// AnyView(Text("Rain"))
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct AnyView {
  let view: any View

  public init<V>(_ view: V) where V: View {
    self.view = view
  }

  public init<V>(erasing view: V) where V: View {
    self.view = view
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension AnyView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}
