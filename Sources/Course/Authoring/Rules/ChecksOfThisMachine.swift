import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds checks that use the machine's date, time zone, language or random numbers.
///
/// Their results change from day to day or between machines.
struct ChecksOfThisMachine: FileRule {
  private struct Habit {
    /// The consecutive tokens to look for.
    var tokens: [String]
    var remedy: Sentence
  }

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.checkFiles.flatMap { file -> [ValidationFinding] in
        guard let text = PackText.read(file) else { return [] }
        let source = SwiftFile(text)
        return source.tokens.indices.compactMap { place in
          guard let habit = Self.habit(at: place, in: source) else { return nil }
          let token = source[place]
          let words = habit.tokens.joined()
          return ValidationFinding(
            .clockInCheck, exercise: exercise.identifier, file: file, line: token.line,
            column: token.column,
            message: Sentence(
              "`\(words)` varies between machines or from day to day",
              ko: "`\(words)` 값은 기기나 날마다 달라요"),
            remedy: habit.remedy)
        }
      }
    }
  }

  private static func habit(at place: Int, in source: SwiftFile) -> Habit? {
    let found = habits.first { habit in
      habit.tokens.indices.allSatisfy { source[place + $0].text == habit.tokens[$0] }
    }
    // A plain `.now` is a problem only where it can be a date. Values from `inputs` are reproducible, so
    // they're never a problem.
    guard let found else {
      if isFormat(place, in: source) { return Habit(tokens: [source[place].text], remedy: ofPlace) }
      return isThisMoment(place, in: source) ? Habit(tokens: [".", "now"], remedy: ofTime) : nil
    }
    if found.tokens[0] == ".", source[place - 1].text == "inputs" { return nil }
    // Ignore a member or a declaration in the checks that has the same name.
    if found.tokens[0] != ".", source[place - 1].declaresName || source[place - 1].isSign(".") {
      return ["timeIntervalSinceNow", "systemUptime", "processIdentifier"].contains(found.tokens[0])
        ? found : nil
    }
    return found
  }

  /// Whether `.now` is an implicit member of `Date`, as in `let asked: Date = .now`.
  private static func isThisMoment(_ place: Int, in source: SwiftFile) -> Bool {
    guard source.stands(".", "now", at: place) else { return false }
    let before = source[place - 1]
    return before.kind == .sign && !before.isClosingBracket || before.isKeyword
  }

  /// Whether a value is formatted in the machine's language or time zone.
  ///
  /// A formatter is fine if the innermost block around it mentions a locale or time zone.
  private static func isFormat(_ place: Int, in source: SwiftFile) -> Bool {
    let isMethod =
      source[place].isWord("formatted") && source[place - 1].isSign(".")
      && source[place + 1].isSign("(")
    let isFormatter = formatters.contains(source[place].text) && source[place + 1].isSign("(")
    guard isMethod || isFormatter else { return false }
    let around = source.blocks(around: place).first.map { source.inside($0) } ?? source.tokens[...]
    return !around.contains(word: "locale", "timeZone", "Locale", "TimeZone")
  }

  private static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "MeasurementFormatter", "DateComponentsFormatter",
    "RelativeDateTimeFormatter", "DateIntervalFormatter", "ListFormatter",
  ]

  private static let habits: [Habit] =
    [
      ["Date", "(", ")"], ["Date", ".", "now"], ["Date", ".", "init", "("],
      ["timeIntervalSinceNow"], ["CFAbsoluteTimeGetCurrent", "("], ["clock_gettime", "("],
      ["gettimeofday", "("], ["time", "(", "nil"], ["clock", "(", ")"],
      ["systemUptime"], ["ContinuousClock"], ["SuspendingClock"], ["DispatchTime"],
      ["DispatchWallTime"],
    ].map { Habit(tokens: $0, remedy: ofTime) }
    + ["current", "autoupdatingCurrent"].flatMap { name in
      ["Calendar", "TimeZone", "Locale"].map {
        Habit(tokens: [$0, ".", name], remedy: ofPlace)
      }
    }
    + [
      [".", "random", "("], [".", "randomElement", "("], [".", "shuffled", "(", ")"],
      ["UUID", "(", ")"], ["SystemRandomNumberGenerator"], [".", "hashValue"], ["Hasher", "("],
      ["arc4random"], ["arc4random_uniform"], ["drand48", "("], ["rand", "("], ["random", "("],
      ["getrandom", "("], ["getpid", "("], ["processIdentifier"], ["ObjectIdentifier", "("],
    ].map { Habit(tokens: $0, remedy: ofChance) }

  private static let ofTime = Sentence(
    "use CheckClock.now, the time that the phone shows",
    ko: "휴대폰이 보여 주는 시각인 CheckClock.now 값을 쓰세요")
  private static let ofPlace = Sentence(
    "specify the value, as in Calendar(identifier: .gregorian) and TimeZone(identifier: \"UTC\")",
    ko: "Calendar(identifier: .gregorian), TimeZone(identifier: \"UTC\")처럼 정해서 쓰세요")
  private static let ofChance = Sentence(
    "use `inputs`: its values differ between submissions but stay the same for each submission",
    ko: "`inputs` 값을 쓰세요. 답마다 다르고, 같은 답에는 같은 값이에요")
}
