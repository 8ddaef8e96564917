/// A spelling check for SF Symbol names.
///
/// Rings knows only part of Apple's catalog, so an unknown name isn't necessarily wrong. A word one letter
/// away from a known word probably is.
package enum SymbolSpelling {
  /// Returns whether a name consists of lowercase words and numbers joined by dots.
  ///
  /// No other symbol names exist.
  package static func isPossible(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".")
      && name.allSatisfy { $0 == "." || ($0.isASCII && ($0.isLowercase || $0.isNumber)) }
  }

  /// The minimum length of words that are checked for any misspelling.
  ///
  /// In shorter words, only a missing last letter counts as a misspelling: `fil` becomes `fill`, but `ear`
  /// doesn't become `gear`.
  private static let shortest = 4

  /// Returns whether each word of a name occurs in Apple's symbol names.
  package static func isPlausible(_ name: String) -> Bool {
    name.split(separator: ".").allSatisfy { word in
      SymbolVocabulary.contains(String(word)) || vocabulary.contains(String(word))
    }
  }

  /// Returns the name that was probably meant, or `nil` if nothing looks wrong.
  package static func suggestion(for name: String) -> String? {
    var words = name.split(separator: ".").map(String.init)
    guard
      let place = words.firstIndex(where: {
        !vocabulary.contains($0) && !SymbolVocabulary.contains($0)
      })
    else { return nil }
    let written = words[place]
    let meant = vocabulary.sorted().first { word in
      word.count >= shortest && isOneSlip(written, word)
        && (written.count >= shortest || word.hasPrefix(written))
    }
    guard let meant else { return nil }
    words[place] = meant
    return isKnown(words) ? words.joined(separator: ".") : nil
  }

  /// Returns whether a symbol with this name is known, so that suggestions always exist.
  private static func isKnown(_ words: [String]) -> Bool {
    (1...max(words.count, 1)).contains { count in
      SymbolGlyph.names.contains(words.prefix(count).joined(separator: "."))
        && words.dropFirst(count).allSatisfy(variants.contains)
    }
  }

  /// Words from Apple's catalog that resemble other words and aren't in the names of the symbols Rings draws.
  private static let variants: Set = [
    "fill", "circle", "square", "slash", "rectangle", "badge", "trianglebadge", "crop", "dashed",
    "inverse", "stack", "stand", "and", "on", "in", "with", "half", "quarter", "hand", "point",
    "tap", "tip", "cap", "bars", "wave", "heat", "bold", "italic", "mag", "cup", "box", "pot",
    "trapezoid", "oval", "shoe", "boat", "boot", "bell", "belt", "pill", "cat", "dog", "hare",
    "bird", "fish", "car", "cart", "cord", "card", "plug", "sink", "fan", "lamp", "light",
  ]

  private static let vocabulary = Set(
    SymbolGlyph.names.flatMap { $0.split(separator: ".").map(String.init) }
  ).union(variants)

  /// Returns whether the words differ by a single letter: wrong, missing, extra, or swapped with its
  /// neighbor.
  ///
  /// Digits and a plural's final letter don't count, because they distinguish symbols.
  static func isOneSlip(_ written: String, _ meant: String) -> Bool {
    let (a, b) = (Array(written), Array(meant))
    guard written != meant, !written.contains(where: \.isNumber), written != meant + "s",
      written + "s" != meant
    else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let (restOfA, restOfB) = (a[start...], b[start...])
    switch a.count - b.count {
    case 0:
      if restOfA.dropFirst().elementsEqual(restOfB.dropFirst()) { return true }
      return restOfA.count > 1 && restOfA.dropFirst(2).elementsEqual(restOfB.dropFirst(2))
        && restOfA.prefix(2).reversed().elementsEqual(restOfB.prefix(2))
    case 1: return restOfA.dropFirst().elementsEqual(restOfB)
    case -1: return restOfB.dropFirst().elementsEqual(restOfA)
    default: return false
    }
  }
}
