package import Authoring
import Foundation
import Host
package import Sentences
import Synchronization

/// Prints the progress of pack validation to standard error, with the remaining time if standard error is a
/// terminal.
package final class ValidationProgress: Sendable {
  private let isQuiet: Bool
  private let isWatched: Bool
  private let language: Language
  /// The start of each phase, such as `answers` and `mutants`.
  private let begin = Mutex<[String: ContinuousClock.Instant]>([:])

  package init(isQuiet: Bool, language: Language) {
    self.isQuiet = isQuiet
    self.language = language
    isWatched = isatty(STDERR_FILENO) == 1
  }

  package func tell(_ step: PackValidation.Progress) {
    let word =
      step.findings.isEmpty
      ? Sentence("as expected", ko: "예상대로예요") : Sentence("NOT as expected", ko: "예상과 달라요")
    write(
      Sentence(
        "\(step.exercise.identifier) \(step.name): \(word)",
        ko: "\(step.exercise.identifier) \(step.name): \(word)"),
      step.judged, of: step.total, phase: "answers")
  }

  package func tell(_ step: MutantRun.Progress) {
    let word =
      switch step.outcome {
      case .caught: Sentence("caught", ko: "잡았어요")
      case .survived: Sentence("NOT caught", ko: "못 잡았어요")
      case .notCompiled: Sentence("doesn't compile", ko: "컴파일되지 않아요")
      case .equivalent: Sentence("listed as equivalent", ko: "동등하다고 적혀 있어요")
      case .unknown: Sentence("couldn't be judged", ko: "판정하지 못했어요")
      }
    write(
      Sentence("mutant of \(step.exercise): \(word)", ko: "\(step.exercise) 돌연변이: \(word)"),
      step.tried, of: step.total, phase: "mutants")
  }

  package func write(_ sentence: Sentence, _ done: Int, of total: Int, phase: String) {
    guard !isQuiet else { return }
    let now = ContinuousClock.now
    let start = begin.withLock { times in
      if times[phase] == nil { times[phase] = now }
      return times[phase] ?? now
    }
    var line = "[\(done)/\(total)] \(sentence.spoken(in: language))"
    if isWatched, done > 1, done < total {
      // The clock starts when the first item is done, so the first item's time doesn't count.
      let each = (now - start) / (done - 1)
      let minutes = Int((each * (total - done)).components.seconds / 60)
      let left =
        minutes < 1
        ? Sentence("less than a minute left", ko: "1분도 안 남았어요")
        : Sentence("about \(minutes) min left", ko: "\(minutes)분쯤 남았어요")
      line += " (\(left.spoken(in: language)))"
    }
    StandardOutput.errorLine(line)
  }
}
