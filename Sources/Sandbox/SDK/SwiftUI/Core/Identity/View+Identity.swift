@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the identity of a view.
  ///
  /// When the identity changes, SwiftUI treats the view as new.
  ///
  /// ```swift
  /// Text("Rain").id(1)
  /// ```
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    changingNodes { $0.layoutValues[ObjectIdentifier(ExplicitIdentity.self)] = AnyHashable(id) }
  }

  /// Sets the value that identifies a view among a picker's choices.
  ///
  /// ```swift
  /// Picker("Unit", selection: .constant("C")) { Text("°C").tag("C"); Text("°F").tag("F") }
  /// ```
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
    changingNodes { $0.layoutValues[ObjectIdentifier(TagIdentity.self)] = AnyHashable(tag) }
  }
}

/// The layout value key for `id(_:)`.
enum ExplicitIdentity {}

/// The layout value key for `tag(_:)`.
enum TagIdentity {}

extension LayoutNode {
  /// The value set with `tag(_:)`, for controls that choose among their children.
  package var tag: AnyHashable? {
    layoutValues[ObjectIdentifier(TagIdentity.self)] as? AnyHashable
  }
}

/// A view that's redrawn only when it changes.
///
/// Widgets draw every view once.
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
