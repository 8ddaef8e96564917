import AppleFoundation

/// The cache of the layouts behind Apple's own containers.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct _ArrangerCache {
  let arranger: any Arranger
}

/// A layout that uses one of the SDK's arrangers.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
protocol ArrangerLayout: Layout where Cache == _ArrangerCache {
  func makeArranger() -> any Arranger
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ArrangerLayout {
  public func makeCache(subviews: LayoutSubviews) -> _ArrangerCache {
    _ArrangerCache(arranger: makeArranger())
  }

  public func updateCache(_ cache: inout _ArrangerCache, subviews: LayoutSubviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: LayoutSubviews, cache: inout _ArrangerCache) -> ViewSpacing {
    cache.arranger.spacing(of: subviews.selected)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _ArrangerCache
  ) -> CGSize {
    cache.arranger.size(of: subviews.selected, for: proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _ArrangerCache
  ) {
    let nodes = subviews.selected
    guard !subviews.isTrial else { return }
    cache.arranger.place(nodes, in: bounds, proposal: proposal)
    for node in nodes { node.wasPlacedByLayout = true }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout _ArrangerCache
  ) -> CGFloat? {
    cache.arranger.explicitGuide(guide.key, of: subviews.selected, for: proposal)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout _ArrangerCache
  ) -> CGFloat? {
    cache.arranger.explicitGuide(guide.key, of: subviews.selected, for: proposal)
  }
}
