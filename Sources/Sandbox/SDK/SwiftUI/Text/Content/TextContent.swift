import Foundation

/// The content of a `Text` before the environment (locale, date, fonts) resolves it to text runs.
indirect enum TextContent: Sendable {
  case string(String)
  case key(LocalizedStringKey, table: String?, bundle: TextBundle?)
  case resource(LocalizedStringResource)
  case attributed(AttributedString)
  case date(Date, Text.DateStyle)
  case dates(ClosedRange<Date>)
  case timer(TimerText)
  case formatted(any FormattedContent)
  case image(Image)
  case concatenation([Text])
}

/// A bundle in a sendable value.
///
/// Bundles never change.
struct TextBundle: Equatable, @unchecked Sendable {
  let bundle: Bundle
}

/// A value with a format that the environment completes.
protocol FormattedContent: Sendable {
  func attributedString(in environment: EnvironmentValues) -> AttributedString
  func isEqual(to other: any FormattedContent) -> Bool
  /// Whether the system can format the text without the widget's code.
  var isOfSystem: Bool { get }
}

extension FormattedContent {
  var isOfSystem: Bool { true }
}

extension TextContent: Equatable {
  static func == (left: TextContent, right: TextContent) -> Bool {
    switch (left, right) {
    case (.string(let first), .string(let second)): first == second
    case (.key(let first, let table, let bundle), .key(let second, let other, let otherBundle)):
      first == second && table == other && bundle == otherBundle
    case (.resource(let first), .resource(let second)): first == second
    case (.attributed(let first), .attributed(let second)): first == second
    case (.date(let first, let style), .date(let second, let other)):
      first == second && style == other
    case (.dates(let first), .dates(let second)): first == second
    case (.timer(let first), .timer(let second)): first == second
    case (.formatted(let first), .formatted(let second)): first.isEqual(to: second)
    case (.image(let first), .image(let second)): first == second
    case (.concatenation(let first), .concatenation(let second)): first == second
    default: false
    }
  }

  /// Whether the text updates itself with a custom format, which the system can't archive.
  var needsOwnFormat: Bool {
    switch self {
    case .formatted(let content): !content.isOfSystem
    case .concatenation(let parts): parts.contains { $0.content.needsOwnFormat }
    case .key(let key, _, _): key.arguments.contains(where: \.needsOwnFormat)
    default: false
    }
  }

  /// Whether the text updates itself while it's shown.
  ///
  /// Such text takes the full proposed width.
  var isSelfUpdating: Bool {
    switch self {
    case .timer: true
    case .date(_, let style): style.isSelfUpdating
    case .concatenation(let parts): parts.contains { $0.content.isSelfUpdating }
    case .key(let key, _, _): key.arguments.contains(where: \.isSelfUpdating)
    default: false
    }
  }
}
