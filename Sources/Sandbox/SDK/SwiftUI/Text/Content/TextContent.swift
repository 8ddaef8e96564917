import Foundation

/// What a `Text` shows, before its surroundings (locale, date, fonts) have given it its words.
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

/// A bundle in a value that may be passed around freely; bundles never change.
struct TextBundle: Equatable, @unchecked Sendable {
  let bundle: Bundle
}

/// A value with a format that its surroundings complete.
protocol FormattedContent: Sendable {
  func attributedString(in environment: EnvironmentValues) -> AttributedString
  func isEqual(to other: any FormattedContent) -> Bool
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

  /// True for text that changes by itself while it is shown: it takes all the width it is offered.
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
