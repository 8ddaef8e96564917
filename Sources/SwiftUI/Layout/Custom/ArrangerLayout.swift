import AppleFoundation

/// What the layouts of Apple's own containers remember between questions.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct _ArrangerCache {
  let arranger: any Arranger
}

/// A layout that one of our own arrangers carries out.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
protocol ArrangerLayout: Layout where Cache == _ArrangerCache {
  func makeArranger() -> any Arranger
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ArrangerLayout {
  func cache(for subviews: LayoutSubviews) -> _ArrangerCache {
    _ArrangerCache(arranger: makeArranger())
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: _ArrangerCache
  ) -> CGSize {
    cache.arranger.size(of: subviews.selected, for: proposal)
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: _ArrangerCache
  ) {
    let nodes = subviews.selected
    guard !subviews.isTrial else { return }
    cache.arranger.place(nodes, in: bounds, proposal: proposal)
    for node in nodes { node.wasPlacedByLayout = true }
  }

  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: _ArrangerCache
  ) -> CGFloat? {
    cache.arranger.explicitGuide(key, of: subviews.selected, for: proposal)
  }
}
