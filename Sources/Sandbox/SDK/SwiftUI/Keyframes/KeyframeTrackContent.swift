public import AppleFoundation

/// A sequence of keyframes.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
struct JoinedTrackContent<Value: Animatable>: KeyframeTrackContent {
  var body: Self { self }
}

/// A result builder that collects the keyframes of a track.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    JoinedTrackContent<Value>()
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent {
    Conditional()
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> Conditional<Value, First, Second>
  where Value == Second.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent {
    Conditional()
  }

  public static func buildPartialBlock<K>(first: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    JoinedTrackContent<Value>()
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    JoinedTrackContent<Value>()
  }

  /// Either of two sequences of keyframes.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where ConditionalValue: Animatable {
    init() {}
    public var body: some KeyframeTrackContent<ConditionalValue> {
      JoinedTrackContent<ConditionalValue>()
    }
  }
}

/// A keyframe that moves to a value in a straight line.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
  public var body: some KeyframeTrackContent<Value> { JoinedTrackContent<Value>() }
}

/// A keyframe that moves to a value along a curve.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
  public var body: some KeyframeTrackContent<Value> { JoinedTrackContent<Value>() }
}

/// A keyframe that jumps to a value.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public init(_ to: Value) {}
  public var body: some KeyframeTrackContent<Value> { JoinedTrackContent<Value>() }
}

/// A keyframe that moves to a value with a spring.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
  public var body: some KeyframeTrackContent<Value> { JoinedTrackContent<Value>() }
}
