/// A transition between two values of a view's content, such as the digits of a number.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ContentTransition: Equatable, Sendable {
  enum Kind: String, Equatable, Sendable {
    case identity, opacity, interpolate, numericText, symbolEffect
  }

  let kind: Kind
  /// Whether the digits of `numericText` roll down.
  var countsDown = false
  /// The value that `numericText` compares between pictures to find the roll direction.
  var value: Double?

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText, countsDown: countsDown)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText, value: value)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}
