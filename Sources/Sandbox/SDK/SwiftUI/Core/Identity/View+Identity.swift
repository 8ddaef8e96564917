@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Gives a view an identity: with another it is another view.
  ///
  /// ```swift
  /// Text("Rain").id(1)
  /// ```
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    changingNodes { $0.layoutValues[ObjectIdentifier(ExplicitIdentity.self)] = AnyHashable(id) }
  }

  /// Marks a choice by its value.
  ///
  /// ```swift
  /// Picker("Unit", selection: .constant("C")) { Text("°C").tag("C"); Text("°F").tag("F") }
  /// ```
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
    changingNodes { $0.layoutValues[ObjectIdentifier(TagIdentity.self)] = AnyHashable(tag) }
  }
}

/// The key of the identity that `id(_:)` gives.
enum ExplicitIdentity {}

/// The key of the value that `tag(_:)` gives.
enum TagIdentity {}

extension LayoutNode {
  /// `tag(_:)`, for controls that choose among their children.
  package var tag: AnyHashable? {
    layoutValues[ObjectIdentifier(TagIdentity.self)] as? AnyHashable
  }
}

/// A view that is drawn again only when it has changed; in a widget every view is drawn once.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct EquatableView<Content> where Content: Equatable, Content: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension EquatableView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content) }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
