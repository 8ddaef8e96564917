/// The SF Symbols that people reach for when they look for a unit or a temperature.
///
/// Of other names only the spelling is judged, and that by what the picture remarks.
enum UnitSymbols {
  /// Words that name no symbol: whoever guesses a name begins with one of them.
  private static let guesses: Set<String> = [
    "celsius", "fahrenheit", "kelvin", "degree", "degrees", "temperature", "unit", "units",
    "letter",
  ]

  private static let ofDegrees: Set<String> = ["degreesign.celsius", "degreesign.fahrenheit"]

  /// What a letter is drawn in.
  private static let frames: Set<String> = ["circle", "circle.fill", "square", "square.fill"]

  /// The second words of a thermometer's names.
  private static let thermometers: Set<String> = [
    "sun", "snowflake", "low", "medium", "high", "variable", "and", "brakesignal", "transmission",
    "gauge",
  ]

  /// False for a name that Apple's catalog does not have; true for all that are not known here.
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

  /// The letter of the unit that a symbol shows, `c` or `f`; nil for other symbols.
  static func letter(_ name: String) -> String? {
    let words = name.split(separator: ".").map(String.init)
    if words.first == "degreesign" { return words.last.map { String($0.prefix(1)) } }
    return ["c", "f"].contains(words.first) && isFramed(words) ? words.first : nil
  }

  /// Whether a symbol shows a letter, and that of neither unit.
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
