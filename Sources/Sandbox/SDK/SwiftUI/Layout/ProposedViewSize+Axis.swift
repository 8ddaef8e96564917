package import Foundation

extension ProposedViewSize {
  package init(along axis: Axis, _ length: CGFloat?, across other: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: length, height: other)
    case .vertical: self.init(width: other, height: length)
    }
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGSize {
  package init(along axis: Axis, _ length: CGFloat, across other: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: length, height: other)
    case .vertical: self.init(width: other, height: length)
    }
  }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGPoint {
  package init(along axis: Axis, _ length: CGFloat, across other: CGFloat) {
    switch axis {
    case .horizontal: self.init(x: length, y: other)
    case .vertical: self.init(x: other, y: length)
    }
  }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}
