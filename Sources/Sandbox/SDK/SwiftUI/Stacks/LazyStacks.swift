public import AppleFoundation

/// The headers and footers that stay visible while their list scrolls.
///
/// Widgets don't scroll.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A column that takes the full proposed width and gives its children their ideal height.
///
/// ```swift
/// LazyVStack { Text("Seoul"); Text("Busan") }
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension LazyVStack: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "LazyVStack",
        behavior: LazyStackBehavior(axis: .vertical, alignment: alignment.key, spacing: spacing),
        children: context.setting(\.stackAxis, to: .vertical).nodes(of: content), in: context)
    ]
  }
}

/// A row that takes the full proposed height and gives its children their ideal width.
///
/// ```swift
/// LazyHStack { Text("Seoul"); Text("Busan") }
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct LazyHStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension LazyHStack: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "LazyHStack",
        behavior: LazyStackBehavior(axis: .horizontal, alignment: alignment.key, spacing: spacing),
        children: context.setting(\.stackAxis, to: .horizontal).nodes(of: content), in: context)
    ]
  }
}

/// A stack that proposes no length along its axis to its children and takes the full proposed length across.
struct LazyStackBehavior: LayoutBehavior {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let stack: StackBehavior

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    stack = StackBehavior(axis: axis, alignment: alignment, spacing: spacing)
  }

  var keepsPriority: Bool { false }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: axis, nil, across: proposal[axis.other])
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    var size = stack.size(of: node, for: inner(proposal))
    if let across = proposal[axis.other], across.isFinite { size[axis.other] = across }
    return size
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    // The children are aligned as a group within the stack's extent.
    let extent = stack.size(of: node, for: inner(proposal))[axis.other]
    let box = CGSize(along: axis, 0, across: bounds.size[axis.other])
    let inset =
      ViewDimensions(box: box)[alignment]
      - ViewDimensions(box: CGSize(along: axis, 0, across: extent))[alignment]
    var inside = bounds
    inside.origin[axis.other] += inset
    stack.placeChildren(of: node, in: inside, proposal: inner(proposal))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { stack.spacing(of: node) }
}
