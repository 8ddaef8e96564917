/// The movement of a value from keyframe to keyframe.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

/// Several parallel tracks.
///
/// A widget keeps the initial value, so the tracks aren't stored.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
struct JoinedKeyframes<Value>: Keyframes {
  var body: Self { self }
}

/// The keyframes of a value or of one of its properties.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}

  init(value: Root.Type) {}

  public var body: some Keyframes<Root> { JoinedKeyframes<Root>() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension KeyframeTrack where Root == Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

/// A result builder that collects tracks, or keyframes of the whole value.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    JoinedTrackContent<Value>()
  }

  public static func buildEither<First>(first component: First) -> First
  where Value == First.Value, First: KeyframeTrackContent {
    component
  }

  public static func buildEither<Second>(second component: Second) -> Second
  where Value == Second.Value, Second: KeyframeTrackContent {
    component
  }

  public static func buildPartialBlock<K>(first: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    JoinedTrackContent<Value>()
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    JoinedTrackContent<Value>()
  }

  public static func buildFinalResult<Content>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack(value: Value.self)
  }

  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    expression
  }

  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedKeyframes<Value>()
  }

  public static func buildBlock() -> some Keyframes<Value> { JoinedKeyframes<Value>() }

  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    component
  }
}
