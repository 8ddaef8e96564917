import Foundation

/// Makes a noun agree with its number, as in `^[3 habit](inflect: true)`.
package enum GrammarAgreement {
  /// Returns the text with its last word in the plural, unless the number is 1.
  ///
  /// Supports English only. Nouns in Korean, for example, have no plural.
  package static func agreed(_ text: String, locale: Locale) -> String {
    guard locale.language.languageCode == .english,
      let number = text.firstMatch(of: /[0-9][0-9,.]*/), number.output != "1",
      let noun = text.firstMatch(of: /[A-Za-z]+(?=[^A-Za-z]*$)/)
    else { return text }
    return text.replacingCharacters(in: noun.range, with: plural(of: String(noun.output)))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "mouse": "mice", "half": "halves", "life": "lives", "leaf": "leaves",
  ]

  private static func plural(of noun: String) -> String {
    if let known = irregular[noun.lowercased()] {
      return noun.first?.isUppercase == true ? known.capitalized : known
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
