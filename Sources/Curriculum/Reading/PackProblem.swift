package import Foundation

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
  }

  package var rule: Rule
  package var file: URL
  /// From 1; nil for a mistake that no line of the file can be blamed for.
  package var line: Int?
  /// From 1, in Unicode scalars, as YAML counts.
  package var column: Int?
  package var message: String
  /// What to do next.
  package var remedy: String

  package init(
    _ rule: Rule, file: URL, line: Int? = nil, column: Int? = nil, message: String, remedy: String
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
  package var description: String { describe(path: file.path) }

  /// The same with the file named relative to `folder`.
  package func description(relativeTo folder: URL) -> String {
    let base = folder.standardizedFileURL.path + "/"
    let path = file.standardizedFileURL.path
    return describe(path: path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path)
  }

  private func describe(path: String) -> String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return "\(place.joined(separator: ":")): \(message); \(remedy) [\(rule.rawValue)]"
  }
}
