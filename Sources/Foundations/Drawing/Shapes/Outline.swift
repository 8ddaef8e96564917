package import Foundation

/// A path in points, used for shapes, clips and strokes.
package struct Outline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package var elements: [Element]

  package init(elements: [Element] = []) {
    self.elements = elements
  }
}
