public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PersonNameComponents {
  /// A strategy for parsing a person's name.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameReader(value).name else {
        throw CocoaError(
          .formatting,
          userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value) as a person's name."])
      }
      return name
    }
  }

  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  public init<S>(_ value: S.ParseInput, strategy: S) throws
  where S: Foundation.ParseStrategy, S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}
