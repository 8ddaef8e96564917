/// The root of a view that arranges the subviews of other views.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol _VariadicView_Root {}

/// A root whose body is made of the subviews.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func body(children: _VariadicView.Children) -> Self.Body
}

/// A root whose body is a single view.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body can be several views.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The parts of a view that arranges the subviews of other views.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with its content.
  public struct Tree<Root, Content> where Root: _VariadicView_Root {
    public var root: Root
    public var content: Content

    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension _VariadicView.Tree: View, PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let source = SubviewSource(of: content, in: context)
    return context.nodes(of: root.body(children: _VariadicView_Children(source)))
  }
}

/// The subviews of the views in a tree.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct _VariadicView_Children: View, PrimitiveView, RandomAccessCollection {
  /// A subview, with the values that it passes to its parent.
  public struct Element: View, PrimitiveView, Identifiable {
    let source: SubviewSource
    let index: Int
    nonisolated(unsafe) public let id: AnyHashable

    nonisolated public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable {
      id.base as? ID
    }

    package func makeNodes(in context: ViewContext) -> [LayoutNode] {
      source.takeNode(at: index).map { [$0] } ?? []
    }
  }

  /// The identity of a subview without one of its own.
  private struct Position: Hashable {
    let index: Int
  }

  public typealias Index = Int

  nonisolated private let elements: [Element]

  init(_ source: SubviewSource) {
    elements = source.nodes.enumerated().map { index, node in
      Element(
        source: source, index: index, id: node.identity ?? AnyHashable(Position(index: index)))
    }
  }

  nonisolated public var startIndex: Int { elements.startIndex }
  nonisolated public var endIndex: Int { elements.endIndex }
  nonisolated public subscript(index: Int) -> Element { elements[index] }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    elements.flatMap { context.nodes(of: $0) }
  }
}

extension LayoutNode {
  /// The identity from `id(_:)` or `ForEach`.
  fileprivate var identity: AnyHashable? {
    layoutValues[ObjectIdentifier(ExplicitIdentity.self)] as? AnyHashable
      ?? layoutValues[ObjectIdentifier(ForEachIdentity.self)] as? AnyHashable
  }
}
