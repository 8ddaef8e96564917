import ArgumentParser
import Sentences

/// An error of the argument parser, for messages in the user's language.
///
/// The parser's errors are values of internal enums, whose case names identify the kind of error. Their
/// messages have the details in quotes.
enum ParserFault {
  case unknownOption(String, nearest: String?)
  case missingValue(of: String)
  case needlessValue(of: String, value: String)
  case unexpected([String])
  case setTwice(String, earlier: String)
  case missingArgument([String])
  case badValue(String, of: String?, reason: String)
  case badOption(String)
  case missingSubcommand
  case unknownShell(String?)

  /// - Returns: Nil for any other error, such as an error with our own message.
  init?(_ error: any Error) {
    guard let kind = Self.kind(of: error) else { return nil }
    let message = RingsCommand.message(for: error)
    let quoted = message.matches(of: /'([^']*)'/).map { String($0.1) }
    switch kind {
    case "unknownOption":
      guard let name = quoted.first else { return nil }
      self = .unknownOption(name, nearest: quoted.dropFirst().first)
    case "missingValueForOption", "missingValueOrUnknownCompositeOption":
      guard let name = message.firstMatch(of: /Missing value for '([^']*)'/) else { return nil }
      self = .missingValue(of: String(name.1))
    case "unexpectedValueForOption":
      guard let parts = message.wholeMatch(of: /(?s)[^']*'([^']*)'[^']*'(.*)'[^']*/) else {
        return nil
      }
      self = .needlessValue(of: String(parts.1), value: String(parts.2))
    case "unexpectedExtraValues":
      guard let words = message.firstMatch(of: /(?s)argument(?:s:)? '(.*)'/) else { return nil }
      self = .unexpected(
        words.1.split(separator: "', '", omittingEmptySubsequences: false).map(String.init))
    case "duplicateExclusiveValues":
      guard quoted.count > 1, let last = quoted.last else { return nil }
      self = .setTwice(quoted[0], earlier: last)
    case "noValue": self = .missingArgument(quoted)
    case "unableToParseValue":
      guard
        let parts = message.wholeMatch(
          of: /(?s)The value '(.*?)' is invalid(?: for '([^']*)')?[.:]?\s*(.*)/)
      else { return nil }
      self = .badValue(
        String(parts.1), of: parts.2.map(String.init),
        reason: String(parts.3).replacing(/^Please provide one of (?:the following:)?\s*/, with: "")
      )
    case "invalidOption", "nonAlphanumericShortOption":
      self = .badOption(String(message.trimmingPrefix("Invalid option: ")))
    case "missingSubcommand": self = .missingSubcommand
    case "unsupportedShell": self = .unknownShell(quoted.first)
    default: return nil
    }
  }

  /// Returns the name of the parser error's case, or nil for other errors.
  private static func kind(of error: any Error) -> String? {
    let thrown = Mirror(reflecting: error).children.first { $0.label == "parserError" }?.value
    guard let thrown else { return nil }
    let mirror = Mirror(reflecting: thrown)
    guard mirror.displayStyle == .enum else { return nil }
    // A case without values has no children; its description is its name.
    guard let inner = mirror.children.first else { return "\(thrown)" }
    guard inner.label == "noArguments" else { return inner.label }
    let reason = Mirror(reflecting: inner.value)
    return reason.children.first?.label ?? "\(inner.value)"
  }

  var sentence: Sentence {
    switch self {
    case .unknownOption(let name, nil):
      Sentence("There is no option \(name).", ko: "\(name) 옵션은 없어요.")
    case .unknownOption(let name, let nearest?):
      Sentence(
        "There is no option \(name). Did you mean \(nearest)?",
        ko: "\(name) 옵션은 없어요. 혹시 \(nearest) 옵션인가요?")
    case .missingValue(let name):
      Sentence("\(name) needs a value.", ko: "\(name) 옵션의 값이 빠졌어요.")
    case .needlessValue(let name, let value):
      Sentence(
        "\(name) takes no value, but got “\(value)”.",
        ko: "\(name) 옵션은 값을 받지 않는데 “\(value)” 값이 있어요.")
    case .unexpected(let words):
      Sentence(
        "This command doesn't accept: \(Sentence.list(words)).",
        ko: "이 명령에 쓸 수 없는 인자예요: \(Sentence.list(words)).")
    case .setTwice(let name, let earlier):
      Sentence(
        "\(name) and \(earlier) can't be used together.",
        ko: "함께 쓸 수 없어요: \(name), \(earlier).")
    case .missingArgument(let names):
      Sentence(
        "Missing: \(Sentence.list(names)).", ko: "빠진 것이 있어요: \(Sentence.list(names)).")
    case .badValue(let value, let name, let reason):
      Self.badValue(value, of: name, reason)
    case .badOption(let name):
      Sentence("This isn't a valid option: \(name).", ko: "쓸 수 없는 옵션이에요: \(name).")
    case .missingSubcommand:
      Sentence("This command needs a subcommand.", ko: "이 명령에는 하위 명령이 필요해요.")
    case .unknownShell(let name):
      Sentence(
        "Completion scripts exist for zsh, bash and fish, but not for \(name ?? "this shell").",
        ko: "자동 완성은 zsh, bash, fish 셸에 쓸 수 있어요. 쓸 수 없는 셸: \(name ?? "–")")
    }
  }

  private static func badValue(_ value: String, of name: String?, _ reason: String) -> Sentence {
    let said =
      name.map {
        Sentence(
          "“\(value)” isn't a valid value for \($0).", ko: "\($0) 자리에 “\(value)” 값은 쓸 수 없어요.")
      } ?? Sentence("“\(value)” isn't a valid value here.", ko: "“\(value)” 값은 여기에 쓸 수 없어요.")
    guard !reason.isEmpty else { return said }
    return said.followed(
      by: Sentence("Valid values: \(reason)", ko: "쓸 수 있는 값: \(reason)"))
  }
}

extension ParserFault {
  /// Returns the parser's text for an error, without its prefix and with the message replaced by ours.
  static func text(of error: any Error, in language: Language) -> String {
    let whole = RingsCommand.fullMessage(for: error).trimmingPrefix("Error: ")
    let text = HelpHeadings.translated(String(whole), to: language)
    guard let fault = ParserFault(error),
      let place = text.firstRange(of: RingsCommand.message(for: error))
    else { return text }
    return text.replacingCharacters(in: place, with: fault.sentence.spoken(in: language))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
