package import Foundation

/// A path in points: what shapes, clips and strokes are made of.
package struct Outline: Hashable, Sendable {
  /// One step of the pen.
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
