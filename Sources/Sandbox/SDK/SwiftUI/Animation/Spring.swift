public import AppleFoundation

/// A spring that moves a value toward its target.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct Spring: Hashable, Sendable {
  /// The period of an undamped oscillation, in seconds.
  public let response: TimeInterval
  /// The amount of damping: 0 oscillates forever, 1 doesn't oscillate.
  public let dampingRatio: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  public init(response: TimeInterval, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }

  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * Double.pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * Double.pi / response) * (2 * Double.pi / response) }
  public var damping: Double { 4 * Double.pi * dampingRatio / response }

  public static var smooth: Spring { .smooth() }
  public static var snappy: Spring { .snappy() }
  public static var bouncy: Spring { .bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(response: spring.response, dampingFraction: spring.dampingRatio))
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(.spring(response: spring.response, dampingFraction: spring.dampingRatio))
  }
}
