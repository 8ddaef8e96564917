package import Curriculum
package import Foundation
package import Sentences

/// A promise of a pack that does not hold: what, where, and what its author can do about it.
package struct GateFinding: Hashable, Sendable {
  package var rule: GateRule
  package var severity: GateRule.Severity
  package var exercise: String?
  /// The answer that was judged: `solution`, `starter`, `Wrong/no-symbol`.
  package var answer: String?
  package var file: URL?
  /// From 1; nil for what no line of the file can be blamed for.
  package var line: Int?
  package var column: Int?
  package var message: Sentence
  /// What to do next.
  package var remedy: Sentence

  package init(
    _ rule: GateRule, severity: GateRule.Severity? = nil, exercise: String? = nil,
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

  /// Sanitizes what a rule quotes from a pack.
  private static func sanitized(_ sentence: Sentence) -> Sentence {
    sentence.mapTexts { HarmlessText.text($0, limit: .max, keepsLines: true) }
  }

  /// A mistake that was found while the pack was read.
  package init(_ problem: PackProblem) {
    self.init(
      GateRule(problem.rule), file: problem.file, line: problem.line, column: problem.column,
      message: problem.message, remedy: problem.remedy)
  }
}

extension GateFinding {
  /// The file as it is named to people: from the pack's folder, or from where the pack lies with its
  /// solutions beside it.
  package func path(relativeTo folder: URL?) -> String? {
    guard let file else { return nil }
    guard let folder else { return file.path }
    let inside = folder.path(to: file)
    guard inside.hasPrefix("/") else { return inside }
    return folder.standardizedFileURL.deletingLastPathComponent().deletingLastPathComponent()
      .path(to: file)
  }

  /// One line, such as `model: Wrong/no-symbol: passes … [wrong-answer-is-caught]`.
  ///
  /// - Parameter folder: The pack's, from which files are named.
  package func sentence(relativeTo folder: URL? = nil) -> Sentence {
    let place: String
    if let exercise, let answer {
      place = "\(exercise): \(answer)"
    } else {
      let path = path(relativeTo: folder) ?? exercise
      place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
        .joined(separator: ":")
    }
    // The names of files are the pack's, too.
    let shown = UntrustedText(place).sanitized()
    return Sentence(
      "\(shown): \(message); \(remedy) [\(rule.name)]",
      ko: "\(shown): \(message). \(remedy) [\(rule.name)]")
  }
}

extension GateFinding: CustomStringConvertible {
  package var description: String { sentence().spoken(in: .english) }
}
