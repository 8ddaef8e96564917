import Classroom
import Foundation
import Host
import Judge
import Sentences
import Terminal

/// The messages of `grade`, wrapped between words at a terminal.
struct GradingPhrases {
  let terminal: TerminalCapabilities

  func tell(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return StandardOutput.errorLine(line) }
    StandardOutput.errorWrite(lines(line).encoded(for: terminal))
  }

  func say(_ line: String) {
    guard terminal.isTerminal else { return StandardOutput.line(line) }
    StandardOutput.write(lines(line).encoded(for: terminal))
  }

  func tell(_ sentence: Sentence) { tell(sentence.spoken(in: terminal.language)) }

  func say(_ sentence: Sentence) { say(sentence.spoken(in: terminal.language)) }

  private func lines(_ line: String) -> [StyledText] {
    let indent = String(line.prefix { $0 == " " })
    return StyledText(line).wrapped(to: terminal.width, indent: indent + "  ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static func progress(_ progress: Grading.Progress) -> String {
    "[\(progress.finished)/\(progress.total)] \(result(progress.last))"
  }

  /// Returns a result such as `kim forecast-model: passed, 10/10`.
  static func result(_ graded: GradedSubmission) -> String {
    let verdict = graded.verdict
    let score = "\(verdict.score.formatted())/\(verdict.maxScore.formatted())"
    let learner = SanitizedText.text(graded.learner, limit: 80)
    return "\(learner) \(graded.exercise): \(verdict.status.rawValue), \(score)"
  }
}
