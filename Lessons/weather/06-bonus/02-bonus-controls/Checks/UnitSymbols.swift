/// The SF Symbols that learners choose for a unit or a temperature.
///
/// Other names are only checked for spelling, by the picture's remarks.
enum UnitSymbols {
  /// Words that begin guessed names but no existing symbol's.
  private static let guesses: Set<String> = [
    "celsius", "fahrenheit", "kelvin", "degree", "degrees", "temperature", "unit", "units",
    "letter",
  ]

  private static let ofDegrees: Set<String> = ["degreesign.celsius", "degreesign.fahrenheit"]

  /// The frames of a letter symbol.
  private static let frames: Set<String> = ["circle", "circle.fill", "square", "square.fill"]

  /// The second words of a thermometer's names.
  private static let thermometers: Set<String> = [
    "sun", "snowflake", "low", "medium", "high", "variable", "and", "brakesignal", "transmission",
    "gauge",
  ]

  /// Returns false for a name that Apple's catalog doesn't have, and true for names that are unknown here.
  static func mayExist(_ name: String) -> Bool {
    if ofDegrees.contains(name) { return true }
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first, guesses.isDisjoint(with: words) else { return false }
    switch first {
    case "c", "f": return first == "f" && words.dropFirst().first == "cursive" || isFramed(words)
    case "degreesign": return false
    case "thermometer": return words.count == 1 || thermometers.contains(words[1])
    default: return true
    }
  }

  /// Returns the letter of a symbol's unit, `c` or `f`, or `nil` for other symbols.
  static func letter(_ name: String) -> String? {
    let words = name.split(separator: ".").map(String.init)
    if words.first == "degreesign" { return words.last.map { String($0.prefix(1)) } }
    return ["c", "f"].contains(words.first) && isFramed(words) ? words.first : nil
  }

  /// Returns whether a symbol shows a letter of neither unit.
  static func isForeignLetter(_ name: String) -> Bool {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first, first.count == 1, first.allSatisfy(\.isLetter) else {
      return false
    }
    return !["c", "f"].contains(first) && isFramed(words)
  }

  private static func isFramed(_ words: [String]) -> Bool {
    frames.contains(words.dropFirst().joined(separator: "."))
  }
}
