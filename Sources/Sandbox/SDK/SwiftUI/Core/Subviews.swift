/// A view that a container's content consists of.
///
/// It has the environment of its container, and modifiers apply after its own.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct Subview: View, PrimitiveView, Identifiable {
  /// An identifier that is unique among the subviews of one view.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  let source: SubviewSource
  nonisolated public let id: ID
  nonisolated(unsafe) private let values: ContainerValues

  nonisolated public var containerValues: ContainerValues { values }

  init(_ index: Int, of source: SubviewSource) {
    self.source = source
    id = ID(index: index)
    values = source.nodes[index].containerValues
  }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    source.takeNode(at: id.index).map { [$0] } ?? []
  }
}

/// The nodes of a container's content, created in the container's context.
@MainActor
final class SubviewSource {
  let nodes: [LayoutNode]
  private let makeNodes: () -> [LayoutNode]
  private var taken: Set<Int> = []

  init(of content: some View, in context: ViewContext) {
    makeNodes = { context.nodes(of: content) }
    nodes = makeNodes()
  }

  /// Returns the node, or an equal one if it already has a place in the tree.
  func takeNode(at index: Int) -> LayoutNode? {
    if taken.insert(index).inserted { return nodes[index] }
    let others = makeNodes()
    return others.indices.contains(index) ? others[index] : nil
  }

  func subviews(at indices: some Sequence<Int>) -> SubviewsCollection {
    SubviewsCollection(elements: indices.map { Subview($0, of: self) })
  }

  var subviews: SubviewsCollection { subviews(at: nodes.indices) }
}

/// The subviews of a view.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct SubviewsCollection: View, PrimitiveView, RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  nonisolated let elements: [Subview]

  nonisolated public var startIndex: Int { elements.startIndex }
  nonisolated public var endIndex: Int { elements.endIndex }
  nonisolated public subscript(index: Int) -> Subview { elements[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    elements.flatMap { context.nodes(of: $0) }
  }
}

/// A part of the subviews of a view.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct SubviewsCollectionSlice: View, PrimitiveView, RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  nonisolated let elements: ArraySlice<Subview>

  nonisolated public var startIndex: Int { elements.startIndex }
  nonisolated public var endIndex: Int { elements.endIndex }
  nonisolated public subscript(index: Int) -> Subview { elements[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    elements.flatMap { context.nodes(of: $0) }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension Group {
  /// Creates a view from the subviews of another view.
  ///
  /// ```swift
  /// Group(subviews: ForEach(1..<9) { Text("\($0)") }) { subviews in
  ///   HStack { subviews.prefix(3) }
  /// }
  /// ```
  nonisolated public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init(groupedContent: GroupElementsOfContent(view: view, transform: transform))
  }
}

/// The content of a group that is made from the subviews of another view.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct GroupElementsOfContent<Subviews, Content>: View, PrimitiveView
where Subviews: View, Content: View {
  nonisolated(unsafe) private let view: Subviews
  nonisolated(unsafe) private let transform: (SubviewsCollection) -> Content

  nonisolated init(view: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
    self.view = view
    self.transform = transform
  }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.nodes(of: transform(SubviewSource(of: view, in: context).subviews))
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach {
  /// Creates a view from each subview of another view.
  nonisolated public init<V>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
    self.init(
      data: ForEachSubviewCollection(view: view), identity: { $0.id }, content: content)
  }
}

/// The subviews that a `ForEach` creates other views from.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  private let view: any View
  private var elements: [Subview] = []

  init(view: some View) {
    self.view = view
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { elements[index] }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension ForEachSubviewCollection: ContextualCollection {
  func resolved(in context: ViewContext) -> Self {
    var copy = self
    copy.elements = SubviewSource(of: view, in: context).subviews.elements
    return copy
  }
}

/// A collection whose elements are known once its `ForEach` is evaluated.
@MainActor
protocol ContextualCollection {
  func resolved(in context: ViewContext) -> Self
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  /// Sets a value that the container can read from its subviews and sections.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    changingNodes { $0.containerValues[keyPath: keyPath] = value }
  }
}

extension LayoutNode {
  var containerValues: ContainerValues {
    get { layoutValues[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? .init() }
    set { layoutValues[ObjectIdentifier(ContainerValues.self)] = newValue }
  }
}
