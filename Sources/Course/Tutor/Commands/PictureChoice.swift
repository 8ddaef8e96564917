import Curriculum
import Drawing
import PhoneFacts
package import Stage

/// Which pictures of a widget are asked for; what is left out comes from the exercise.
package struct PictureChoice: Hashable, Sendable {
  package var families: [PictureFamily]
  package var modes: [String]
  package var isDark: Bool
  /// True for sentences instead of a drawing.
  package var isDescribed: Bool

  /// Whether a word asks for sentences instead of pictures.
  static func asksForWords(_ word: String) -> Bool {
    ["words", "describe", "--describe"].contains(word.lowercased())
  }

  package init(
    families: [PictureFamily] = [], modes: [String] = [], isDark: Bool = false,
    isDescribed: Bool = false
  ) {
    self.families = families
    self.modes = modes
    self.isDark = isDark
    self.isDescribed = isDescribed
  }

  /// Reads words such as `medium`, `accented`, `all`, `dark`, in any order.
  package init(words: [String]) throws(CommandProblem) {
    self.init()
    for word in words.map({ $0.lowercased() }) {
      if let family = Self.meaning(of: word, in: Self.families) {
        families.append(family)
      } else if let mode = Self.meaning(of: word, in: Self.modes) {
        modes.append(mode)
      } else if word == "all" {
        families = Family.ofPhonesAndPads.map(PictureFamily.widget)
        modes = PreviewDeclaration.knownModes
      } else if word == "dark" {
        isDark = true
      } else if Self.asksForWords(word) {
        isDescribed = true
      } else if word != "light" {
        throw .unknownPictureWord(word)
      }
    }
  }

  /// The same choice as the shell's options.
  var options: [String] {
    families.flatMap { ["--family", $0.rawValue] } + modes.flatMap { ["--mode", $0] }
      + (isDark ? ["--scheme", "dark"] : []) + (isDescribed ? ["--describe"] : [])
  }

  /// What a word or its beginning means, where only one thing begins so.
  private static func meaning<Value: Hashable>(
    of word: String, in names: [String: Value]
  ) -> Value? {
    if let exact = names[word] { return exact }
    guard word.count >= 3 else { return nil }
    let meanings = Set(names.filter { $0.key.hasPrefix(word) }.values)
    return meanings.count == 1 ? meanings.first : nil
  }

  /// The short words that people type, in the order in which they are offered.
  package static let familyWords = Family.ofPhonesAndPads.map { $0.shortName.lowercased() }
  package static let modeWords = ["color", "accented", "vibrant"]

  private static let families: [String: PictureFamily] = Dictionary(
    uniqueKeysWithValues: zip(familyWords, Family.ofPhonesAndPads.map(PictureFamily.widget))
      + (Family.shown.map(PictureFamily.widget) + PreviewDeclaration.knownOtherFamilies).map {
        ($0.rawValue.lowercased(), $0)
      })

  private static let modes: [String: String] = [
    "color": "fullColor", "fullcolor": "fullColor", "accented": "accented",
    "tinted": "accented", "tint": "accented", "vibrant": "vibrant",
  ]
}
