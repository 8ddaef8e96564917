import AppleFoundation

/// An entity with a URL in the app.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

/// An enumeration whose cases have URLs in the app.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol URLRepresentableEnum: AppEnum {
  static var urlRepresentation: [Self: String] { get }
}

/// An intent with a URL, which the app opens instead of performing the intent.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol URLRepresentableIntent: SystemIntent {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension URLRepresentableIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// The format of an entity's URL: text with placeholders for the entity's identifier or properties.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation
where Entity: AppEntity {
  /// A variable part of the URL.
  public enum Token {
    case id
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(literal) }
    public mutating func appendInterpolation(_ token: Token) { parts.append("{id}") }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) { parts.append("{property}") }
  }

  let template: String

  public init(stringLiteral value: String) {
    template = value
  }

  public init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.parts.joined()
  }
}
