import Classroom
import Foundation
import Judge
import Sentences
import Terminal

/// What `grade` says on the screen, broken at words where a person reads it.
struct GradingWords {
  let terminal: TerminalCapabilities

  /// A line for standard error.
  func tell(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return StandardOutput.errorLine(line) }
    StandardOutput.errorWrite(lines(line).encoded(for: terminal))
  }

  /// A line for standard output; programs that read it get it whole.
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

  static func progress(_ progress: GradingRun.Progress) -> String {
    let verdict = progress.last.verdict
    let score = "\(verdict.score.formatted())/\(verdict.maxScore.formatted())"
    let learner = HarmlessText.text(progress.last.learner, limit: 80)
    return "[\(progress.finished)/\(progress.total)] \(learner) "
      + "\(progress.last.exercise): \(verdict.status.rawValue), \(score)"
  }
}
