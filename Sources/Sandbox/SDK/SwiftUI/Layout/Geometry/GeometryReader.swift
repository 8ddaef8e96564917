import Foundation

/// A view whose content depends on its size.
///
/// The content starts in the top leading corner.
///
/// ```swift
/// GeometryReader { area in Color.blue.frame(width: area.size.width / 2) }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct GeometryReader<Content> where Content: View {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension GeometryReader: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.setting(\.stackAxis, to: nil)
    let ambient = Evaluation.ambient
    return [
      LayoutNode(
        "GeometryReader",
        behavior: GeometryReaderBehavior { proxy in
          inner.evaluation.withAmbient(ambient) { inner.nodes(of: content(proxy)) }
        }, in: context)
    ]
  }
}

/// A behavior that takes the proposed size (10 points if unspecified) and creates its children during
/// placement.
struct GeometryReaderBehavior: LayoutBehavior {
  let makeContent: @MainActor (GeometryProxy) -> [LayoutNode]

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    let proxy = GeometryProxy(node: node)
    node.adopt(MainActor.assumeIsolated { Isolated(makeContent(proxy)) }.value)
    for child in node.children {
      child.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

/// A value carried across the main actor boundary.
///
/// Layout runs on the main actor's thread.
struct Isolated<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
