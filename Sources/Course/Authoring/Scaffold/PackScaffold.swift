import Curriculum
package import Foundation
import Sentences

/// A new pack with one small exercise that passes validation (`rings pack new`).
///
/// Authors start with a working pack and change one part at a time.
package struct PackScaffold: Sendable {
  private let name: ExerciseName
  let languages: [String]

  /// Creates a pack with a name and languages.
  ///
  /// - Throws: `AuthoringError.badIdentifier`, `AuthoringError.unknownLanguage`.
  package init(identifier: String, languages: [String] = ["en"]) throws {
    name = try ExerciseName(identifier)
    for language in languages where !Language.isCode(language) {
      throw AuthoringError.unknownLanguage(language)
    }
    guard !languages.isEmpty else { throw AuthoringError.unknownLanguage("") }
    if let twice = languages.first(where: { code in languages.count { $0 == code } > 1 }) {
      throw AuthoringError.languageTwice(twice)
    }
    self.languages = languages
  }

  /// The languages in which the author still has to translate English text.
  package var untranslated: [String] {
    languages.filter { Language(rawValue: $0) == nil }
  }

  package var paths: [String] { files.map(\.path) }

  private var files: [DraftFile] {
    let exercise = "01-first-ring/01-greeting"
    let draft = ExerciseForm.view.draft(named: .greeting)
    let title = LocalizedText(
      Dictionary(
        uniqueKeysWithValues: languages.map { ($0, draft.usualTitle.asSample.text(in: $0)) }))
    return [DraftFile(path: "pack.yml", contents: manifest)]
      + draft.files(named: .greeting, title: title, languages: languages).map {
        DraftFile(path: "\(exercise)/\($0.path)", contents: $0.contents)
      }
      + draft.solutionFiles.map {
        DraftFile(path: "Solutions/\(exercise)/\($0.path)", contents: $0.contents)
      }
  }

  /// Writes the pack to a new folder with its name.
  ///
  /// Never overwrites existing files.
  ///
  /// - Returns: The pack's folder.
  /// - Throws: `AuthoringError`.
  package func write(into parent: URL) throws -> URL {
    let folder = parent.appending(path: name.identifier, directoryHint: .isDirectory)
    try files.write(into: folder)
    return folder
  }

  private var manifest: String {
    var text = ManifestText(languages: languages)
    text.line("id: \(name.identifier)")
    text.line("format: \(PackReader.format)")
    text.line("version: 0.1.0")
    text.line("license: CC-BY-4.0")
    text.line("languages: [\(languages.joined(separator: ", "))]")
    text.line("title:")
    text.translations(Sentence("My first pack", ko: "나의 첫 꾸러미").asSample, indent: 2)
    text.line("rings:")
    text.line("  - id: first-ring")
    text.line("    folder: 01-first-ring")
    text.line("    title:")
    text.translations(Sentence("The first ring", ko: "첫 나이테").asSample, indent: 6)
    return text.text
  }
}
