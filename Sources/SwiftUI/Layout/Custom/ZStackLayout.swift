public import AppleFoundation

/// `ZStack` as a layout: views over one another.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ZStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = _ArrangerCache

  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
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
extension ZStackLayout: ArrangerLayout {
  func makeArranger() -> any Arranger {
    OverlayStackBehavior(alignment: alignment)
  }
}
