import AppleFoundation

extension UIView {
  /// Lays out the subviews that use constraints.
  ///
  /// Only equalities are supported. Each pass places every view according to the current frames of the views
  /// that its constraints refer to. With repeated passes, views can refer to one another in any order.
  func layoutConstraints() {
    let constrained = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    guard !constrained.isEmpty else { return }
    for _ in 0..<min(constrained.count + 1, Self.mostRounds) {
      var isSettled = true
      for view in constrained where view.followConstraints(in: self) { isSettled = false }
      if isSettled { return }
    }
  }

  private static var mostRounds: Int { 8 }

  /// Moves the view according to its constraints, and returns whether it moved.
  private func followConstraints(in superview: UIView) -> Bool {
    var (across, down) = (Held(), Held())
    for constraint in activeConstraints {
      let value = constraint.value(in: superview)
      guard let value, value.isFinite else { continue }
      switch constraint.firstAttribute {
      case .left, .leading: across.start = value
      case .right, .trailing: across.end = value
      case .centerX: across.middle = value
      case .width: across.length = value
      case .top: down.start = value
      case .bottom: down.end = value
      case .centerY: down.middle = value
      case .height: down.length = value
      case .notAnAttribute: continue
      }
    }
    let own = intrinsicContentSize
    let (x, width) = across.resolved(intrinsic: own.width)
    let (y, height) = down.resolved(intrinsic: own.height)
    let new = CGRect(x: x, y: y, width: width, height: height)
    guard new != frame else { return false }
    frame = new
    return true
  }

  /// The known positions and lengths of a view along one axis.
  private struct Held {
    var start: CGFloat?
    var end: CGFloat?
    var middle: CGFloat?
    var length: CGFloat?

    func resolved(intrinsic: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let usual = max(intrinsic, 0)
      if let start, let end { return (start, max(0, end - start)) }
      if let middle, let start { return (start, max(0, 2 * (middle - start))) }
      if let middle, let end { return (2 * middle - end, max(0, 2 * (end - middle))) }
      let length = length ?? usual
      if let start { return (start, length) }
      if let end { return (end - length, length) }
      if let middle { return (middle - length / 2, length) }
      return (0, length)
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the required value of the first attribute, in the coordinates of the first item's superview.
  fileprivate func value(in superview: UIView) -> CGFloat? {
    guard secondAttribute != .notAnAttribute else { return constant }
    guard let other = secondItem as? UIView else { return nil }
    let area: CGRect
    if other === superview {
      area = superview.bounds
    } else if other.superview === superview {
      area = other.frame
    } else {
      guard let place = other.frame(in: superview) else { return nil }
      area = place
    }
    let value: CGFloat
    switch secondAttribute {
    case .left, .leading: value = area.minX
    case .right, .trailing: value = area.maxX
    case .centerX: value = area.midX
    case .width: value = area.width
    case .top: value = area.minY
    case .bottom: value = area.maxY
    case .centerY: value = area.midY
    case .height: value = area.height
    case .notAnAttribute: return nil
    }
    return value * multiplier + constant
  }
}

extension UIView {
  /// Returns the view's bounds in the coordinates of another view, or `nil` if they have no common ancestor.
  package func frame(in other: UIView) -> CGRect? {
    func corner(_ view: UIView) -> (root: UIView, origin: CGPoint) {
      var (current, point) = (view, view.bounds.origin)
      while let outer = current.superview {
        point.x += current.frame.minX - current.bounds.minX
        point.y += current.frame.minY - current.bounds.minY
        current = outer
      }
      return (current, point)
    }
    let (own, theirs) = (corner(self), corner(other))
    guard own.root === theirs.root else { return nil }
    return CGRect(
      x: own.origin.x - theirs.origin.x + other.bounds.minX,
      y: own.origin.y - theirs.origin.y + other.bounds.minY, width: bounds.width,
      height: bounds.height)
  }
}
