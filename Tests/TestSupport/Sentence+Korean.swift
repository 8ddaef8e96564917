package import Sentences

extension Sentence {
  /// Whether the Korean text is in Korean: it has Hangul letters, and no four English words in a row.
  package var isSaidInKorean: Bool {
    korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      && korean.firstMatch(of: /[A-Za-z']+ [a-z']+ [a-z']+ [a-z']+/) == nil
  }
}
