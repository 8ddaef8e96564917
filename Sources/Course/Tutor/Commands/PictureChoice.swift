import Curriculum
import Drawing
import PhoneFacts
package import WorkerProtocol

/// The pictures to draw; empty choices default to the exercise's preview.
package struct PictureChoice: Hashable, Sendable {
  package var families: [PictureFamily]
  package var modes: [String]
  package var isDark: Bool
  /// Whether to describe the picture in sentences instead of drawing it.
  package var isDescribed: Bool

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

  /// Parses words such as `medium`, `accented`, `all`, `dark`, in any order.
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

  /// The equivalent options of the shell command.
  var options: [String] {
    families.flatMap { ["--family", $0.rawValue] } + modes.flatMap { ["--mode", $0] }
      + (isDark ? ["--scheme", "dark"] : []) + (isDescribed ? ["--describe"] : [])
  }

  /// Returns the value for a word or for its unambiguous prefix.
  private static func meaning<Value: Hashable>(
    of word: String, in names: [String: Value]
  ) -> Value? {
    if let exact = names[word] { return exact }
    guard word.count >= 3 else { return nil }
    let meanings = Set(names.filter { $0.key.hasPrefix(word) }.values)
    return meanings.count == 1 ? meanings.first : nil
  }

  /// The short words for families, in the order in which completion offers them.
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
