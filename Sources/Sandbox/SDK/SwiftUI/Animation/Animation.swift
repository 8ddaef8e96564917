public import AppleFoundation

/// The way a change animates over time.
///
/// Pictures are still, so Rings accepts animations without drawing them.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case standard, easeIn, easeOut, easeInOut, linear
    case spring(response: Double, dampingFraction: Double)
    case timing(Double, Double, Double, Double)
  }

  let curve: Curve
  var duration: TimeInterval?
  var delay: TimeInterval = 0
  var speed: Double = 1
  /// The number of times the animation runs, or `nil` if it repeats forever.
  var repetitions: Int? = 1

  init(_ curve: Curve, duration: TimeInterval? = nil) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation(.standard)
  public static var easeInOut: Animation { Animation(.easeInOut) }
  public static var easeIn: Animation { Animation(.easeIn) }
  public static var easeOut: Animation { Animation(.easeOut) }
  public static var linear: Animation { Animation(.linear) }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y), duration: duration)
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction))
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction))
  }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let response = 2 * Double.pi / (stiffness / mass).squareRoot()
    let fraction = damping / (2 * (stiffness * mass).squareRoot())
    return Animation(.spring(response: response, dampingFraction: fraction))
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetitions = repeatCount
    return copy
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetitions = nil
    return copy
  }
}

// Xcode 15 introduced these, but they run on all versions of iOS.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Animation {
  public static var spring: Animation { .spring() }
  public static var smooth: Animation { .smooth() }
  public static var snappy: Animation { .snappy() }
  public static var bouncy: Animation { .bouncy() }
  public static var interactiveSpring: Animation { .interactiveSpring() }
  public static var interpolatingSpring: Animation { .interpolatingSpring() }

  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: duration, dampingFraction: 1 - bounce))
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(response: duration, dampingFraction: 0.86 - extraBounce))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(.spring(response: duration, dampingFraction: 1 - bounce))
  }

  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    Animation(.spring(response: duration, dampingFraction: 1 - extraBounce))
  }

  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    Animation(.spring(response: duration, dampingFraction: 0.85 - extraBounce))
  }

  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    Animation(.spring(response: duration, dampingFraction: 0.7 - extraBounce))
  }
}
