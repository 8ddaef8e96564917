import AppleFoundation

extension UIView {
  /// Moves and resizes the subviews as their masks say, after the view's size has changed.
  ///
  /// What a length loses or gains is shared by those of its three parts (margin, length, margin)
  /// that may change, in proportion to what they were; without any, the margin at the end takes it.
  func resizeSubviews(from old: CGSize) {
    guard old != bounds.size else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      var inner = view.frame
      (inner.origin.x, inner.size.width) = Self.resized(
        start: inner.minX, length: inner.width, from: old.width, to: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      (inner.origin.y, inner.size.height) = Self.resized(
        start: inner.minY, length: inner.height, from: old.height, to: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      if inner != view.frame { view.frame = inner }
    }
  }

  private static func resized(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let parts = [
      flexible.start ? start : 0, flexible.length ? length : 0,
      flexible.end ? old - start - length : 0,
    ]
    let total = parts.reduce(0, +)
    let flags = [flexible.start, flexible.length, flexible.end]
    let count = CGFloat(flags.count { $0 })
    guard count > 0 else { return (start, length) }
    // Parts that were nothing at all share evenly.
    let shares = zip(flags, parts).map { flag, part in
      flag ? change * (total > 0 ? part / total : 1 / count) : 0
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}
