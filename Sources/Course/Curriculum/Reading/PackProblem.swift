package import Foundation
package import Sentences

/// One mistake in a pack: what, where, and what its author can do about it.
package struct PackProblem: Error, Hashable, Sendable {
  /// What kind of mistake it is; stable names, for filters and reports.
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
    /// The pack's glossary has another word for it.
    case forbiddenWord = "forbidden-word"
    /// Nothing in the pack shows that a check can fail.
    case unprovenCheck = "unproven-check"
    case unreasonableSize = "unreasonable-size"
    /// An `.answer` file that is not written as one.
    case invalidAnswer = "invalid-answer"
    /// A change of an answer that fits nowhere in the solution, or in several places.
    case staleChange = "stale-change"
    /// A starter whose comments are not there in a language of the pack, or are those of an older starter.
    case starterLanguage = "starter-language"
  }

  package var rule: Rule
  package var file: URL
  /// From 1; nil for a mistake that no line of the file can be blamed for.
  package var line: Int?
  /// From 1, in Unicode scalars, as YAML counts.
  package var column: Int?
  package var message: Sentence
  /// What to do next.
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
  /// One line such as `exercise.yml:7:3: unknown key "hint"; did you mean "hints"? [unknown-key]`.
  package var description: String { sentence.spoken(in: .english) }

  /// The same with the file named relative to `folder`.
  package func description(relativeTo folder: URL) -> String {
    sentence(at: folder.path(to: file)).spoken(in: .english)
  }
}

extension PackProblem {
  /// One line: where, what, and what to do.
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
  /// The path of a file inside this folder, from here; the whole path of any other file.
  package func path(to file: URL) -> String {
    let base = standardizedFileURL.path + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}
