public import AppleFoundation

/// `VStack` as a layout: a column.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct VStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = _ArrangerCache

  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func makeCache(subviews: LayoutSubviews) -> _ArrangerCache { cache(for: subviews) }

  public func updateCache(_ cache: inout _ArrangerCache, subviews: LayoutSubviews) {
    cache = self.cache(for: subviews)
  }

  public func spacing(subviews: LayoutSubviews, cache: inout _ArrangerCache) -> ViewSpacing {
    cache.arranger.spacing(of: subviews.selected)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _ArrangerCache
  ) -> CGSize {
    size(proposal, subviews, cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _ArrangerCache
  ) {
    place(bounds, proposal, subviews, cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout _ArrangerCache
  ) -> CGFloat? {
    self.guide(guide.key, proposal, subviews, cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout _ArrangerCache
  ) -> CGFloat? {
    self.guide(guide.key, proposal, subviews, cache)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension VStackLayout: ArrangerLayout {
  func makeArranger() -> any Arranger {
    StackBehavior(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
