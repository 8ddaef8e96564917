package import Curriculum
package import Foundation
package import Sentences

/// A violation of a pack rule, with its location and remedy.
package struct ValidationFinding: Hashable, Sendable {
  package var rule: ValidationRule
  package var severity: ValidationRule.Severity
  package var exercise: String?
  /// The judged sample, such as `solution`, `starter` or `Wrong/no-symbol`.
  package var answer: String?
  package var file: URL?
  /// The line, counted from 1; nil if no line is responsible.
  package var line: Int?
  package var column: Int?
  package var message: Sentence
  package var remedy: Sentence

  package init(
    _ rule: ValidationRule, severity: ValidationRule.Severity? = nil, exercise: String? = nil,
    answer: String? = nil, file: URL? = nil, line: Int? = nil, column: Int? = nil,
    message: Sentence, remedy: Sentence
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.exercise = exercise
    self.answer = answer
    self.file = file
    self.line = line
    self.column = column
    self.message = Self.sanitized(message)
    self.remedy = Self.sanitized(remedy)
  }

  /// Sanitizes the text that a rule quotes from a pack.
  private static func sanitized(_ sentence: Sentence) -> Sentence {
    sentence.mapTexts { SanitizedText.text($0, limit: .max, keepsLines: true) }
  }

  /// Creates a finding for a problem that was found while reading the pack.
  package init(_ problem: PackProblem) {
    self.init(
      ValidationRule(problem.rule), file: problem.file, line: problem.line, column: problem.column,
      message: problem.message, remedy: problem.remedy)
  }
}

extension ValidationFinding {
  /// Returns the displayed path of the file, relative to the pack's folder or to the parent folder that also
  /// contains its solutions.
  package func path(relativeTo folder: URL?) -> String? {
    guard let file else { return nil }
    guard let folder else { return file.path }
    let inside = folder.path(to: file)
    guard inside.hasPrefix("/") else { return inside }
    return folder.standardizedFileURL.deletingLastPathComponent().deletingLastPathComponent()
      .path(to: file)
  }

  /// Returns a single line, such as `model: Wrong/no-symbol: passes … [wrong-answer-is-caught]`.
  ///
  /// - Parameter folder: The pack's folder, to which paths are relative.
  package func sentence(relativeTo folder: URL? = nil) -> Sentence {
    let place: String
    if let exercise, let answer {
      place = "\(exercise): \(answer)"
    } else {
      let path = path(relativeTo: folder) ?? exercise
      place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
        .joined(separator: ":")
    }
    // File names are untrusted, too, so sanitize the location.
    let shown = UntrustedText(place).sanitized()
    return Sentence(
      "\(shown): \(message); \(remedy) [\(rule.name)]",
      ko: "\(shown): \(message). \(remedy) [\(rule.name)]")
  }
}

extension ValidationFinding: CustomStringConvertible {
  package var description: String { sentence().spoken(in: .english) }
}
