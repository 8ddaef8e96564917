import Foundation

/// Parses a name into its components, based on its script rather than the locale.
///
/// Supports forms such as "Dr. Jane Q. Doe", "Doe, Jane" and "홍길동".
struct PersonNameReader {
  /// The components, or `nil` if the text isn't a name.
  let name: PersonNameComponents?

  init(_ text: String) {
    let halves = text.split(separator: ",", maxSplits: 1).map(Self.words)
    guard let first = halves.first, !first.isEmpty else {
      name = nil
      return
    }
    var words = first
    var name = PersonNameComponents()
    if halves.count == 2, !halves[1].isEmpty {
      if Self.suffixes.contains(halves[1][0].lowercased()) {
        name.nameSuffix = halves[1].joined(separator: " ")
      } else {
        // "Doe, Jane": the family name comes first.
        name.familyName = words.joined(separator: " ")
        words = halves[1]
      }
    }
    if words.count > 1, Self.titles.contains(words[0].lowercased()) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 2, let last = words.last, Self.suffixes.contains(last.lowercased()) {
      name.nameSuffix = words.removeLast()
    }
    if name.familyName == nil { Self.splitFamily(from: &words, into: &name) }
    name.givenName = words.isEmpty ? nil : words.removeFirst()
    name.middleName = words.isEmpty ? nil : words.joined(separator: " ")
    self.name = name
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Moves the family name from `words` to `name`, if there are at least two words or an East Asian name has
  /// no space.
  private static func splitFamily(
    from words: inout [String], into name: inout PersonNameComponents
  ) {
    let isEastAsian = words.allSatisfy {
      $0.unicodeScalars.allSatisfy { $0.value >= 0x2E80 && $0.value < 0x1_0000 }
    }
    if isEastAsian, words.count == 1, words[0].count > 1 {
      // Nearly all family names in this script have one character.
      name.familyName = String(words[0].removeFirst())
    } else if isEastAsian, words.count > 1 {
      name.familyName = words.removeFirst()
    } else if words.count > 1 {
      name.familyName = words.removeLast()
      // "Ludwig van Beethoven": particles belong to the family name.
      while words.count > 1, let last = words.last, particles.contains(last.lowercased()) {
        name.familyName = words.removeLast() + " " + (name.familyName ?? "")
      }
    }
  }

  private static let titles: Set<String> = [
    "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "miss", "dr", "dr.", "prof", "prof.", "sir", "madam",
  ]
  private static let suffixes: Set<String> = [
    "jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "phd", "ph.d.", "md", "m.d.", "esq", "esq.",
  ]
  private static let particles: Set<String> = [
    "van", "von", "de", "der", "den", "da", "di", "del", "della", "la", "le", "du", "dos", "ter",
  ]
}
