import AppleFoundation

/// An entity that a link of the app stands for.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

/// An enumeration whose cases links of the app stand for.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol URLRepresentableEnum: AppEnum {
  static var urlRepresentation: [Self: String] { get }
}

/// An intent that a link of the app stands for: the app opens the link instead of performing it.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol URLRepresentableIntent: SystemIntent {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension URLRepresentableIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// How the links of an entity are written: text, and its identifier or properties.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation
where Entity: AppEntity {
  /// A part of the link that differs from entity to entity.
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
