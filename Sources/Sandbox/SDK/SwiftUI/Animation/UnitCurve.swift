import Foundation

/// A timing curve that maps an animation's elapsed fraction to its progress, both from 0 to 1.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct UnitCurve: Hashable, Sendable {
  let startControlPoint: UnitPoint
  let endControlPoint: UnitPoint

  public static let linear = bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: .bottomTrailing)
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = bezier(
    startControlPoint: UnitPoint(x: 0.55, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.45))
  public static let circularEaseOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0.55), endControlPoint: UnitPoint(x: 0.45, y: 1))
  public static let circularEaseInOut = bezier(
    startControlPoint: UnitPoint(x: 0.85, y: 0), endControlPoint: UnitPoint(x: 0.15, y: 1))

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
  }

  public var inverse: UnitCurve {
    UnitCurve(
      startControlPoint: UnitPoint(x: startControlPoint.y, y: startControlPoint.x),
      endControlPoint: UnitPoint(x: endControlPoint.y, y: endControlPoint.x))
  }

  /// Returns the curve's value at `progress`, both from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    // Bisection: 40 halvings narrow the interval to about 1e-12.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.point(middle, startControlPoint.x, endControlPoint.x) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return Self.point(low, startControlPoint.y, endControlPoint.y)
  }

  private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Animation {
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .timingCurve(
      curve.startControlPoint.x, curve.startControlPoint.y, curve.endControlPoint.x,
      curve.endControlPoint.y, duration: duration)
  }
}
