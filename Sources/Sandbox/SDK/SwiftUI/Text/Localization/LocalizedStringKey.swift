import AppleFoundation

/// Text that a strings table may translate, with the values interpolated into it.
///
/// A literal's Markdown is shown as such.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key as it stands in a strings table.
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

/// A value interpolated into a localised text.
enum LocalizedArgument: Equatable, Sendable {
  /// A number or string, with the specifier that formats it.
  case value(LocalizationArgument, specifier: String)
  case text(Text)

  /// How the value stands in the key.
  var specifier: String {
    switch self {
    case .value(_, let specifier): specifier
    case .text: "%@"
    }
  }

  var isSelfUpdating: Bool {
    if case .text(let text) = self { return text.content.isSelfUpdating }
    return false
  }
}
