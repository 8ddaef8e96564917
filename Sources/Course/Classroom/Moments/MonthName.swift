import Foundation

/// Month names in the languages in which course platforms write dates.
enum MonthName {
  static func number(of word: some StringProtocol) -> Int? { numbers[key(String(word))] }

  private static let languages = [
    "en", "de", "fr", "es", "pt", "it", "nl", "sv", "nb", "da", "fi", "pl", "cs", "tr", "id", "vi",
  ]

  private static let numbers: [String: Int] = {
    var numbers = ["sept": 9]
    for language in languages {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: language)
      for names in [
        calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
        calendar.shortStandaloneMonthSymbols,
      ] {
        for (place, name) in names.enumerated() where numbers[key(name)] == nil {
          numbers[key(name)] = place + 1
        }
      }
    }
    return numbers
  }()

  private static func key(_ word: String) -> String {
    word.precomposedStringWithCanonicalMapping.lowercased().filter { $0 != "." }
  }
}
