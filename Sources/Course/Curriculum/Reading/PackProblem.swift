package import Foundation
package import Sentences

/// A mistake in a pack, with its place and remedy.
package struct PackProblem: Error, Hashable, Sendable {
  /// The kind of mistake, with stable names for filters and reports.
  package enum Rule: String, Codable, CaseIterable, Hashable, Sendable {
    case invalidYAML = "invalid-yaml"
    case unsupportedFormat = "unsupported-format"
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongType = "wrong-type"
    case invalidValue = "invalid-value"
    case missingTranslation = "missing-translation"
    case duplicateID = "duplicate-id"
    case unknownReference = "unknown-reference"
    case cyclicUses = "cyclic-uses"
    case wrongPoints = "wrong-points"
    case empty
    case missingFile = "missing-file"
    case strayFile = "stray-file"
    case tooLarge = "too-large"
    /// The glossary prefers another term.
    case forbiddenWord = "forbidden-word"
    /// No known answer shows that a check can fail.
    case unprovenCheck = "unproven-check"
    case unreasonableSize = "unreasonable-size"
    /// A malformed `.answer` file.
    case invalidAnswer = "invalid-answer"
    /// A change in an `.answer` file that matches the solution nowhere or in several places.
    case staleChange = "stale-change"
    /// A starter whose comments lack a translation or have an outdated translation.
    case starterLanguage = "starter-language"
  }

  package var rule: Rule
  package var file: URL
  /// The line, counting from 1; nil if the mistake concerns no particular line.
  package var line: Int?
  /// The column, counting from 1, in Unicode scalars as in YAML.
  package var column: Int?
  package var message: Sentence
  package var remedy: Sentence

  package init(
    _ rule: Rule, file: URL, line: Int? = nil, column: Int? = nil, message: Sentence,
    remedy: Sentence
  ) {
    self.rule = rule
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
  }
}

extension PackProblem: CustomStringConvertible {
  /// The mistake in one line, such as `exercise.yml:7:3: unknown key "hint"; did you mean "hints"?
  /// [unknown-key]`.
  package var description: String { sentence.spoken(in: .english) }

  /// Returns the description with the file's path relative to `folder`.
  package func description(relativeTo folder: URL) -> String {
    sentence(at: folder.path(to: file)).spoken(in: .english)
  }
}

extension PackProblem {
  /// The place, the mistake and the remedy in one line.
  package var sentence: Sentence { sentence(at: file.path) }

  private func sentence(at path: String) -> Sentence {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
    return Sentence(
      "\(place): \(message); \(remedy) [\(rule.rawValue)]",
      ko: "\(place): \(message). \(remedy) [\(rule.rawValue)]")
  }
}

extension URL {
  /// Returns a file's path relative to this folder, or its full path if it's elsewhere.
  package func path(to file: URL) -> String {
    let base = standardizedFileURL.path + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}
