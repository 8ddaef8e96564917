/// A reusable modification of a view.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

/// The view passed to a modifier's `body`.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let makeContent: @MainActor (ViewContext) -> [LayoutNode]
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension _ViewModifier_Content: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] { makeContent(context) }
}

/// A view with a modifier applied to it.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.makeNodes(in: context) { $0.nodes(of: content) }
    }
    if let effect = modifier as? any GeometryEffect {
      return context.nodes(of: content).map { $0.wrapped(by: effect, in: context) }
    }
    let owner = context
    return context.nodes(ofBodyOf: modifier) {
      // The content's closures keep the context in which they were written. The content's views inherit the
      // environment at the point where the modifier places the content.
      modifier.body(
        content: _ViewModifier_Content { inner in
          owner.with(environment: inner.environment, depth: inner.depth).nodes(of: content)
        })
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
