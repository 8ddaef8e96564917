public import AppleFoundation

/// A type with data that an animation can interpolate.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: Self.AnimatableData { get set }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A type that does arithmetic through its animatable data.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol _VectorMath: Animatable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension _VectorMath {
  public static func + (left: Self, right: Self) -> Self {
    var result = left
    result.animatableData += right.animatableData
    return result
  }

  public static func += (left: inout Self, right: Self) { left = left + right }

  public static func - (left: Self, right: Self) -> Self {
    var result = left
    result.animatableData -= right.animatableData
    return result
  }

  public static func -= (left: inout Self, right: Self) { left = left - right }

  public static prefix func - (value: Self) -> Self {
    var result = value
    result.animatableData.scale(by: -1)
    return result
  }

  public static func * (left: Self, right: Double) -> Self {
    var result = left
    result.animatableData.scale(by: right)
    return result
  }

  public static func *= (left: inout Self, right: Double) { left = left * right }

  public static func / (left: Self, right: Double) -> Self { left * (1 / right) }

  public static func /= (left: inout Self, right: Double) { left = left / right }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Float: Animatable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Double: Animatable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension CGFloat: Animatable {}
