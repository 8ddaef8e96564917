import AppleFoundation

/// Text with interpolated values that a strings table can translate.
///
/// Markdown in a literal is rendered.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key in a strings table.
  let key: String
  let arguments: [LocalizedArgument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key =
      stringInterpolation.arguments.isEmpty
      ? stringInterpolation.literal : stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}

/// A value interpolated into localized text.
enum LocalizedArgument: Equatable, Sendable {
  /// A number or string with its format specifier.
  case value(LocalizationArgument, specifier: String)
  case text(Text)

  /// The specifier of the value in the key.
  var specifier: String {
    switch self {
    case .value(_, let specifier): specifier
    case .text: "%@"
    }
  }

  /// The value that decides the plural form; an empty string if the argument has none.
  var counted: LocalizationArgument {
    if case .value(let value, _) = self { value } else { .string("") }
  }

  var needsOwnFormat: Bool {
    if case .text(let text) = self { return text.content.needsOwnFormat }
    return false
  }

  var isSelfUpdating: Bool {
    if case .text(let text) = self { return text.content.isSelfUpdating }
    return false
  }
}
