import Drawing

/// Finds slips in the names of SF Symbols.
///
/// Only a part of Apple's catalog is known here, so an unknown name is no mistake by itself; a word
/// one letter away from a word that symbols are named with most likely is.
enum SymbolSpelling {
  /// Symbol names are lowercase words and numbers joined by dots; anything else cannot exist.
  static func isPossible(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".")
      && name.allSatisfy { $0 == "." || ($0.isASCII && ($0.isLowercase || $0.isNumber)) }
  }

  /// Of shorter words only a letter that is missing at the end is told as a slip: `ear` is no `gear`, `fil` is
  /// `fill`.
  private static let shortest = 4

  /// Whether each word of a name is one that Apple's symbols are named with.
  static func isPlausible(_ name: String) -> Bool {
    name.split(separator: ".").allSatisfy { word in
      SymbolVocabulary.contains(String(word)) || vocabulary.contains(String(word))
    }
  }

  /// The name that was probably meant; nil where nothing looks wrong.
  static func suggestion(for name: String) -> String? {
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

  /// Whether a symbol of this name is known: who follows the advice shall find one.
  private static func isKnown(_ words: [String]) -> Bool {
    (1...max(words.count, 1)).contains { count in
      SymbolGlyph.names.contains(words.prefix(count).joined(separator: "."))
        && words.dropFirst(count).allSatisfy(variants.contains)
    }
  }

  /// Words of Apple's catalog that no symbol here is named with, and that resemble others.
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

  /// True where one letter is wrong, missing, too many, or two neighbours have changed places.
  ///
  /// Digits and a plural's last letter tell different symbols apart.
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
