/// Either of two views, as created by `if … else` and `switch`.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    switch storage {
    case .trueContent(let content): context.nodes(of: content)
    case .falseContent(let content): context.nodes(of: content)
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Optional: View, PrimitiveView where Wrapped: View {
  public var body: Never { bodyOfPrimitive(Self.self) }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    map { context.nodes(of: $0) } ?? []
  }
}
