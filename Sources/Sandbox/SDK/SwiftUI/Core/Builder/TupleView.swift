/// Several views that a view builder has collected.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct TupleView<T> {
  public var value: T
  private let forEachElement: (((any View) -> Void) -> Void)?

  public init(_ value: T) {
    self.value = value
    self.forEachElement = nil
  }

  init(_ value: T, forEachElement: @escaping ((any View) -> Void) -> Void) {
    self.value = value
    self.forEachElement = forEachElement
  }

}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension TupleView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    if let forEachElement {
      forEachElement { nodes += context.nodes(of: $0) }
    } else {
      // The tuple didn't come from a view builder, so only reflection can reach its elements.
      for child in Mirror(reflecting: value).children {
        if let view = child.value as? any View { nodes += context.nodes(of: view) }
      }
    }
    return nodes
  }
}
