import Curriculum
import Foundation
import Hashing
import Terminal

/// A text and its translation, with the place of the translation.
struct TranslatedText {
  /// The exercise, or nil for a text of the pack's manifest.
  var exercise: Exercise?
  var language: String
  var original: String
  var translation: String
  var file: URL
  /// The translation's first words, to find its line.
  var beginning: String
  /// The line, counting from 1, if it's known already.
  var line: Int?

  var fingerprints: (original: String, translation: String) {
    (Self.fingerprint(original), Self.fingerprint(translation))
  }

  private static func fingerprint(_ text: String) -> String {
    var digest = ContentDigest()
    digest.combine(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return String(digest.hexadecimal.prefix(8))
  }

  /// Returns the translated texts of an exercise: the lesson's parts and the manifest's texts.
  static func all(of exercise: Exercise, in pack: Pack) -> [TranslatedText] {
    pack.translations.flatMap { language in
      lesson(of: exercise, from: pack.baseLanguage, language)
        + LearnerText.manifestTexts(of: exercise).compactMap {
          text($0, exercise, exercise.manifestFile, from: pack.baseLanguage, language)
        }
    }
  }

  /// Returns the translated texts of `pack.yml`.
  static func all(ofManifestOf pack: Pack) -> [TranslatedText] {
    pack.translations.flatMap { language in
      LearnerText.manifestTexts(of: pack).compactMap {
        text($0, nil, pack.manifestFile, from: pack.baseLanguage, language)
      }
    }
  }

  private static func lesson(
    of exercise: Exercise, from base: String, _ language: String
  ) -> [TranslatedText] {
    let files = [base, language].map { exercise.folder.appending(path: "lesson.\($0).md") }
    let parts = files.compactMap(PackText.read).map {
      TextPart.all(in: MarkdownDocument(parsing: $0))
    }
    // Another rule reports lessons with different parts.
    guard parts.count == 2, parts[0].count == parts[1].count else { return [] }
    return zip(parts[0], parts[1]).filter { $0.0.block.isEmpty }.map { one, other in
      TranslatedText(
        exercise: exercise, language: language, original: one.wording, translation: other.wording,
        file: files[1], beginning: other.beginning, line: PackText.line(of: other, in: files[1]))
    }
  }

  private static func text(
    _ text: LocalizedText, _ exercise: Exercise?, _ file: URL, from base: String,
    _ language: String
  ) -> TranslatedText? {
    guard let translation = text.translations[language] else { return nil }
    let start = translation.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return TranslatedText(
      exercise: exercise, language: language, original: text.text(in: base),
      translation: translation, file: file, beginning: String(start.prefix(24)))
  }
}

extension TextPart {
  /// The part's words and code, without its layout.
  fileprivate var wording: String { ([words] + code.values.sorted()).joined(separator: " ") }
}
