public import AppleFoundation

/// A type-erased layout, which lets code switch between layouts.
///
/// ```swift
/// AnyLayout(HStackLayout()) { Text("Rain"); Text("80 %") }
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  /// The cache of the wrapped layout.
  public struct Cache {
    var value: Any
  }

  private let layout: any Layout

  public init<L>(_ layout: L) where L: Layout {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The orientation of the wrapped layout, which only its type knows.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(value: layout.erasedCache(subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    layout.erasedUpdate(subviews, &cache.value)
  }

  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    layout.erasedSpacing(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    layout.erasedSize(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    layout.erasedPlacing(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    layout.erasedGuide(guide, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    layout.erasedGuide(guide, bounds, proposal, subviews, &cache.value)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Layout {
  fileprivate func erasedCache(_ subviews: LayoutSubviews) -> Any { makeCache(subviews: subviews) }

  /// Runs `operation` with the cache in its own type.
  ///
  /// The cache of another layout is replaced.
  fileprivate func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ operation: (Self, inout Cache) -> Result
  ) -> Result {
    var typed = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = typed }
    return operation(self, &typed)
  }

  fileprivate func erasedUpdate(_ subviews: LayoutSubviews, _ cache: inout Any) {
    with(&cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
  }

  fileprivate func erasedSpacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  fileprivate func erasedPlacing(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  fileprivate func erasedGuide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      $0.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  fileprivate func erasedGuide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      $0.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }
}
