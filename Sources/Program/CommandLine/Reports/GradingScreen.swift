import Classroom
import Foundation
import Host
import Judge
import Sentences
import Synchronization
import Terminal

/// The progress output while a class is graded.
///
/// At a terminal, it updates a single line. A log gets few lines, and programs get a JSON object per line.
final class GradingScreen: Sendable {
  private struct State {
    var begin: ContinuousClock.Instant?
    var notPassed = 0
    var failed = 0
    /// Whether the progress line is visible and must be overwritten.
    var isDrawn = false
    var drawn: ContinuousClock.Instant?
    var tenths = 0
    var new: [String] = []
    var newCount = 0
    var resumed = 0
  }

  private let words: GradingPhrases
  private let form: ProgressForm
  private let state = Mutex(State())

  /// - Parameter form: The form of output; nil to choose the form by whether standard error is a terminal.
  init(_ words: GradingPhrases, form: ProgressForm?) {
    self.words = words
    let isWatched =
      isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    self.form = form ?? (isWatched ? .line : .quiet)
  }

  private var language: Language { words.terminal.language }

  func tell(_ line: String) {
    clear()
    if form == .json {
      StandardOutput.errorLine(GradingEvent(type: .note, text: line).line)
    } else {
      words.tell(line)
    }
  }

  func tell(_ sentence: Sentence) { tell(sentence.spoken(in: language)) }

  func say(_ sentence: Sentence) {
    clear()
    words.say(sentence)
  }

  func show(_ progress: Grading.Progress) {
    let now = ContinuousClock.now
    let line = state.withLock { state -> String? in
      let begin = state.begin ?? now
      state.begin = begin
      let status = progress.last.verdict.status
      if status == .infrastructureFailure {
        state.failed += 1
      } else if status != .passed {
        state.notPassed += 1
      }
      state.resumed = progress.resumed
      if progress.isNew {
        state.newCount += 1
        if state.new.count < Self.longestList {
          state.new.append(GradingPhrases.result(progress.last))
        }
      }
      let left = Self.secondsLeft(progress, since: begin, now)
      switch form {
      case .line:
        // Update at most ten times a second.
        let isDue = state.drawn.map { now - $0 > .milliseconds(100) } ?? true
        guard isDue || progress.finished == progress.total else { return nil }
        state.drawn = now
        state.isDrawn = true
        return "\r" + bar(progress, state, left) + "\u{1B}[K"
      case .lines: return progress.isNew ? GradingPhrases.progress(progress) + "\n" : nil
      case .quiet:
        let tenth = 10 * progress.finished / max(progress.total, 1)
        guard progress.total >= Self.largeClass, tenth > state.tenths else { return nil }
        state.tenths = tenth
        return sum(progress, state).spoken(in: language) + "\n"
      case .json: return event(progress, state, left).line + "\n"
      }
    }
    if let line { StandardOutput.errorWrite(line) }
  }

  /// Shows the entry about to be read, only at a terminal.
  func show(reading name: String) {
    guard form == .line else { return }
    // Show every entry, because any entry may take long to read.
    state.withLock { $0.isDrawn = true }
    let name = SanitizedText.text(name, limit: 200)
    let sentence = Sentence("Reading \(name) …", ko: "\(name) 항목을 읽고 있어요 …")
    StandardOutput.errorWrite("\r" + fitted(sentence.spoken(in: language)) + "\u{1B}[K")
  }

  func show(report name: String) {
    switch form {
    case .json: StandardOutput.errorLine(GradingEvent(type: .report, name: name).line)
    case .line:
      let sentence = Sentence("Writing reports: \(name) …", ko: "보고서를 쓰고 있어요: \(name) …")
      state.withLock { $0.isDrawn = true }
      StandardOutput.errorWrite("\r" + fitted(sentence.spoken(in: language)) + "\u{1B}[K")
    case .lines, .quiet: break
    }
  }

  /// Clears the progress line; after a resumed run, lists the new results.
  func finish() {
    clear()
    let (new, count, resumed) = state.withLock { ($0.new, $0.newCount, $0.resumed) }
    guard resumed > 0, form != .json else { return }
    tell(
      Sentence(
        "Graded before and unchanged: \(resumed). Graded now: \(count).",
        ko: "이미 채점해서 그대로인 것 \(resumed)개, 이번에 채점한 것 \(count)개."))
    guard form != .lines else { return }
    for line in new { tell("  " + line) }
    if count > new.count {
      tell(Sentence("  … and \(count - new.count) more.", ko: "  … 그 밖에 \(count - new.count)개 더."))
    }
  }

  private static let longestList = 10
  /// The minimum number of submissions in a class for which a log gets one line per tenth.
  private static let largeClass = 50

  func clear() {
    let isDrawn = state.withLock { state in
      defer { state.isDrawn = false }
      return state.isDrawn
    }
    if isDrawn { StandardOutput.errorWrite("\r\u{1B}[K") }
  }

  private static func secondsLeft(
    _ progress: Grading.Progress, since begin: ContinuousClock.Instant,
    _ now: ContinuousClock.Instant
  ) -> Int? {
    // The first results are too few for an estimate, and resumed results take no time.
    let new = progress.finished - progress.resumed
    guard new > 2, now - begin > .seconds(2) else { return nil }
    let each = (now - begin) / progress.finished
    return Int((each * (progress.total - progress.finished)).components.seconds)
  }

  private func sum(_ progress: Grading.Progress, _ state: State) -> Sentence {
    let (done, all) = (progress.finished, progress.total)
    let graded = Sentence("\(done) of \(all) graded", ko: "\(all)개 가운데 \(done)개 채점함")
    let notPassed = Sentence("\(state.notPassed) not passed", ko: "통과하지 못함 \(state.notPassed)개")
    let failed =
      state.failed == 0
      ? []
      : [Sentence("\(state.failed) couldn't be judged", ko: "판정하지 못함 \(state.failed)개")]
    return Sentence(listing: [graded, notPassed] + failed, separator: " · ")
  }

  private func bar(_ progress: Grading.Progress, _ state: State, _ left: Int?) -> String {
    let rest = progress.total - progress.finished
    let time: [Sentence] =
      switch left {
      case nil: []
      case let left? where left < 60: [Sentence("less than a minute", ko: "1분도 안 남았어요")]
      case let left?: [Sentence("about \((left + 30) / 60) min", ko: "\((left + 30) / 60)분쯤 남았어요")]
      }
    let words = Sentence(
      listing: [sum(progress, state), Sentence("\(rest) left", ko: "남은 것 \(rest)개")] + time,
      separator: " · ")
    return fitted(words.spoken(in: language))
  }

  /// Returns the text truncated to a line, because a longer text couldn't be overwritten.
  private func fitted(_ text: String) -> String {
    var columns = 0
    var shown = ""
    for character in text {
      columns += StyledText(String(character)).width
      if columns >= words.terminal.width { break }
      shown.append(character)
    }
    return shown
  }

  private func event(
    _ progress: Grading.Progress, _ state: State, _ left: Int?
  ) -> GradingEvent {
    let verdict = progress.last.verdict
    return GradingEvent(
      type: .result, finished: progress.finished, total: progress.total,
      resumed: progress.resumed, notPassed: state.notPassed, failed: state.failed,
      secondsLeft: left, learner: SanitizedText.text(progress.last.learner, limit: 1_000),
      exercise: progress.last.exercise, status: verdict.status.rawValue, score: verdict.score,
      maxScore: verdict.maxScore, isNew: progress.isNew)
  }
}
