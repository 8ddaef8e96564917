public import AppleFoundation

/// The parts of a screen that content should avoid.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

// A widget has no safe area of its own. WidgetKit keeps content away from the edge with content margins:
// padding around the entry view, which views can't extend into.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Extends a view into the safe area.
  ///
  /// In a widget, the safe area is empty, so the view keeps its size.
  ///
  /// ```swift
  /// Color.teal.ignoresSafeArea()
  /// ```
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaModifier(nodeType: "ignoresSafeArea"))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaModifier(nodeType: "edgesIgnoringSafeArea"))
  }

  /// Places a view at an edge and reduces the safe area by its size.
  ///
  /// ```swift
  /// Color.blue.safeAreaInset(edge: .bottom) { Text("Rain") }
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
        spacing: spacing, inset: content()))
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(
          horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
        spacing: spacing, inset: content()))
  }

  /// Adds padding to the safe area.
  ///
  /// In a widget, it's the same as `padding`.
  ///
  /// ```swift
  /// Text("Rain").safeAreaPadding(20)
  /// ```
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    padding(insets)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    padding(length)
  }
}

/// A modifier for the safe area.
///
/// It changes nothing, because the safe area is empty.
struct SafeAreaModifier {
  typealias Body = Never
  let nodeType: String
}

extension SafeAreaModifier: WrappingModifier {}

struct SafeAreaInsetModifier<Inset> {
  typealias Body = Never
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset
}

extension SafeAreaInsetModifier: ViewModifier, PrimitiveModifier where Inset: View {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    content(context).map { primary in
      primary.layered(
        "safeAreaInset", .overlay, alignment: alignment,
        secondary: context.layerNode(of: inset, alignment: alignment), in: context,
        behavior: SafeAreaInsetBehavior(edge: edge, alignment: alignment, spacing: spacing))
    }
  }
}

/// A behavior that reserves a strip along an edge for a second view.
struct SafeAreaInsetBehavior: LayoutBehavior {
  let edge: Edge
  let alignment: Alignment
  /// The spacing, or `nil` for the distance that the two views prefer.
  let spacing: CGFloat?

  var keepsPriority: Bool { false }

  var drawsChildrenByZIndex: Bool { false }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func gap(in node: LayoutNode) -> CGFloat {
    if let spacing { return spacing.isFinite ? spacing : 0 }
    guard node.children.count > 1 else { return 0 }
    let (primary, inset) = (node.children[0].spacing, node.children[1].spacing)
    return edge == .top || edge == .leading
      ? inset.distance(to: primary, along: axis) : primary.distance(to: inset, along: axis)
  }

  private func strip(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    var offered = proposal
    offered[axis] = nil
    return node.children.count > 1 ? node.children[1].size(for: offered) : .zero
  }

  private func childProposal(of node: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize
  {
    var inner = proposal
    inner[axis] = proposal[axis].map {
      max(0, $0 - strip(of: node, for: proposal)[axis] - gap(in: node))
    }
    return inner
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    var size = node.children[0].size(for: childProposal(of: node, proposal))
    size[axis] += strip(of: node, for: proposal)[axis] + gap(in: node)
    return size
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    var origin = bounds.origin
    if edge == .top || edge == .leading {
      origin[axis] += strip(of: node, for: proposal)[axis] + gap(in: node)
    }
    node.children[0].place(at: origin, proposal: childProposal(of: node, proposal))
    guard node.children.count > 1 else { return }
    var offered = ProposedViewSize(bounds.size)
    offered[axis] = nil
    node.children[1].place(in: bounds, alignment: alignment, proposal: offered)
  }
}
