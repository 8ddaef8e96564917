import AppleFoundation

extension UIView {
  /// Moves and resizes the subviews according to their autoresizing masks after the view's size has changed.
  ///
  /// Along each axis, the flexible parts (margin, length, margin) share the change in proportion to their
  /// previous lengths. Without flexible parts, the end margin takes the change.
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
    // Parts with a total length of 0 share the change evenly.
    let shares = zip(flags, parts).map { flag, part in
      flag ? change * (total > 0 ? part / total : 1 / count) : 0
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}
