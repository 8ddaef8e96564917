import Foundation

/// The two-set Korean layout (KS X 5002), for finding the Latin keys behind Korean text.
///
/// A keyboard left in Hangul mode sends `ㅂ` for the key Q and `메` for A and P. Rings still understands
/// commands typed that way.
package enum HangulKeyboard {
  /// Returns the Latin keys that produce `text`, or nil if it contains no Hangul.
  package static func latin(for text: String) -> String? {
    var result = ""
    var hasHangul = false
    for character in text.precomposedStringWithCanonicalMapping {
      if let keys = keys(for: character) {
        result += keys
        hasHangul = true
      } else {
        result.append(character)
      }
    }
    return hasHangul ? result : nil
  }

  /// Returns the keys for a letter or syllable, in lowercase.
  static func keys(for character: Character) -> String? {
    if let keys = letters[character] { return keys }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    // Syllables are ordered by leading consonant, vowel and final consonant (Unicode 3.12).
    let index = Int(scalar.value) - 0xAC00
    return [leading[index / 588], vowels[index % 588 / 28], finals[index % 28]]
      .compactMap { letters[$0] }.joined()
  }

  private static let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  /// The final consonants by their index in a syllable; the first entry means no final consonant.
  private static let finals = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  private static let letters: [Character: String] = [
    "ㅂ": "q", "ㅃ": "q", "ㅈ": "w", "ㅉ": "w", "ㄷ": "e", "ㄸ": "e", "ㄱ": "r", "ㄲ": "r",
    "ㅅ": "t", "ㅆ": "t", "ㅛ": "y", "ㅕ": "u", "ㅑ": "i", "ㅐ": "o", "ㅒ": "o", "ㅔ": "p",
    "ㅖ": "p", "ㅁ": "a", "ㄴ": "s", "ㅇ": "d", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h", "ㅓ": "j",
    "ㅏ": "k", "ㅣ": "l", "ㅋ": "z", "ㅌ": "x", "ㅊ": "c", "ㅍ": "v", "ㅠ": "b", "ㅜ": "n",
    "ㅡ": "m",
    // Letters made with two keys.
    "ㅘ": "hk", "ㅙ": "ho", "ㅚ": "hl", "ㅝ": "nj", "ㅞ": "np", "ㅟ": "nl", "ㅢ": "ml",
    "ㄳ": "rt", "ㄵ": "sw", "ㄶ": "sg", "ㄺ": "fr", "ㄻ": "fa", "ㄼ": "fq", "ㄽ": "ft",
    "ㄾ": "fx", "ㄿ": "fv", "ㅀ": "fg", "ㅄ": "qt",
  ]
}
