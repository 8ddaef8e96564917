/// An angle, clockwise on screen.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Angle: Hashable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() {
    self.init(radians: 0)
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Angle: Comparable {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Angle: Animatable, _VectorMath {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
