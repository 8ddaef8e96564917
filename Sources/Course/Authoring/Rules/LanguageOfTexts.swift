import Curriculum
import Foundation
import Sentences
import Terminal

/// Finds text in the wrong language, such as English under `ko` or Korean under `en`.
struct LanguageOfTexts: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let texts = LearnerText.all(of: exercises, in: pack).filter { $0.kind != .choice }
      .flatMap { text in
        // A short text may begin with a code span, and each part of a lesson counts.
        let parts =
          text.kind == .lesson ? text.document.prose : [text.document.prose.joined(separator: " ")]
        return parts.compactMap {
          finding($0, in: text.language, text.exercise, file: text.file)
        }
      }
    let tables = exercises.flatMap { exercise in
      pack.translations.flatMap { language in
        exercise.messages(language: language).entries.compactMap {
          finding(
            $0.translation, in: language, exercise, file: exercise.messageFile(language: language))
        }
          + exercise.starterTable(language: language).entries.compactMap {
            finding(
              $0.translation, in: language, exercise, file: exercise.starterFile(language: language)
            )
          }
      }
    }
    return texts + tables
  }

  private func finding(
    _ words: String, in language: String, _ exercise: Exercise?, file: URL
  ) -> ValidationFinding? {
    guard let found = Self.script(of: words), let asked = Self.script(in: language),
      found != asked
    else { return nil }
    let start = words.split { $0.isWhitespace }.prefix(8).joined(separator: " ")
    return ValidationFinding(
      .wrongLanguage, exercise: exercise?.identifier, file: file,
      line: PackText.line(of: String(start.prefix(20)), in: file),
      message: Sentence(
        "the text under \"\(language)\" is in another language: \(start)",
        ko: "“\(language)” 자리에 다른 언어로 된 텍스트가 있어요: \(start)"),
      remedy: Sentence("translate the text", ko: "번역하세요"))
  }

  private enum Script { case latin, hangul }

  private static func script(in language: String) -> Script? {
    ["en": .latin, "ko": .hangul][language]
  }

  /// Returns the script of some words, or nil if there are too few to tell.
  private static func script(of words: String) -> Script? {
    let letters = words.unicodeScalars
    let hangul = letters.count { (0xAC00...0xD7A3).contains($0.value) }
    let latin = words.split { !$0.isLetter }.count { word in
      word.count > 1 && word.allSatisfy(\.isASCII) && word.allSatisfy(\.isLowercase)
    }
    // A Korean sentence may contain many English names, and an English sentence a little Korean.
    if hangul == 0 { return latin >= 4 ? .latin : nil }
    return hangul > 8 && latin < 2 ? .hangul : nil
  }
}
