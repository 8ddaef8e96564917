public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the position of an alignment guide in a view.
  ///
  /// ```swift
  /// HStack(alignment: .center) { Text("a"); Text("b").alignmentGuide(VerticalAlignment.center) { $0[.bottom] } }
  /// ```
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

struct AlignmentGuideModifier {
  typealias Body = Never
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: WrappingModifier {
  var nodeType: String { "alignmentGuide" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    AlignmentGuideBehavior(key: key, computeValue: computeValue)
  }
}

struct AlignmentGuideBehavior: LayoutBehavior {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    guard key == self.key else { return child.explicitGuide(key, for: proposal) }
    let value = computeValue(ViewDimensions(node: child, proposal: proposal))
    return value.isFinite ? value : nil
  }
}
