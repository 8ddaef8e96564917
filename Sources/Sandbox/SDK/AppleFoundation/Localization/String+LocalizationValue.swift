public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension String {
  /// A localization key with its interpolated values.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key in a strings table: literal text with format specifiers.
    package private(set) var key: String
    package private(set) var arguments: [LocalizationArgument]

    package init(key: String, arguments: [LocalizationArgument]) {
      self.key = key
      self.arguments = arguments
    }

    public init(_ value: String) {
      // Escapes percent signs, because only a literal can be a format.
      self.init(key: value.replacing("%", with: "%%"), arguments: [])
    }

    public init(stringLiteral value: String) {
      self.init(key: value, arguments: [])
    }

    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension String.LocalizationValue {
  /// Collects the text and the values of a string literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizationArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    public mutating func appendInterpolation(_ substring: Substring) {
      append(.string(String(substring)))
    }

    public mutating func appendInterpolation<T>(_ value: T) {
      append(LocalizationArgument(value))
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      append(LocalizationArgument(value), specifier: specifier)
    }

    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.string(String(attributed.characters)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.string(String(localized: resource)))
    }

    public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(.string(format.format(value)))
    }

    /// Appends a placeholder for a value that is supplied later, such as a count.
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    public mutating func appendInterpolation(
      placeholder: String.LocalizationValue.Placeholder
    ) {
      key += placeholder.specifier
    }

    private mutating func append(_ argument: LocalizationArgument, specifier: String? = nil) {
      key += specifier ?? argument.specifier
      arguments.append(argument)
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension String.LocalizationValue {
  /// The type of a value that is supplied later.
  public enum Placeholder: Hashable, Codable, Sendable {
    case int, uint, float, double, object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float, .double: "%lf"
      case .object: "%@"
      }
    }
  }
}
