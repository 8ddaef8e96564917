package import Curriculum
package import Foundation
package import Judge
import Sentences

/// Proves that a pack's checks accept right answers and reject wrong ones: `rings pack check`.
///
/// Files and manifests are looked at first; what needs a judge is judged only in a pack whose files
/// are in order, since a missing file would only be reported a second time as a wrong verdict.
package struct PackGate: Sendable {
  /// Judges one answer; `Judge` behind a closure, so that the gate's own rules can be tested.
  package typealias JudgeAnswer = @Sendable (Exercise, Pack, [URL]) async -> Verdict

  /// One answer judged, for a line of progress.
  package struct Progress: Sendable {
    package var judged: Int
    package var total: Int
    package var answer: GateAnswer
    package var findings: [GateFinding]
  }

  let pack: Pack
  let jobs: Int
  /// How often each answer is judged; more than once proves that verdicts repeat.
  let repetitions: Int
  /// Rules that files alone decide, beyond those of reading.
  let fileRules: [any FileRule]
  let judge: JudgeAnswer

  package init(
    pack: Pack, jobs: Int = 1, repetitions: Int = 1, fileRules: [any FileRule] = [],
    judge: @escaping JudgeAnswer
  ) {
    self.pack = pack
    self.jobs = max(1, jobs)
    self.repetitions = max(1, repetitions)
    self.fileRules = fileRules
    self.judge = judge
  }

  /// Checks the pack, or some of its exercises.
  ///
  /// - Parameter judging: False to look at files only.
  /// - Throws: `CurriculumError`, or `CancellationError`.
  package func check(
    exercises: [String]? = nil, judging: Bool = true,
    report: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> GateReport {
    let problems = PackAudit(pack).problems()
    let chosen = pack.exercises.filter { exercises?.contains($0.identifier) ?? true }
    var findings = problems.map { GateFinding($0) }
    for rule in fileRules { findings += await rule.findings(in: pack, exercises: chosen) }
    guard judging, problems.isEmpty else { return GateReport(findings: findings) }
    let answers = try chosen.flatMap { try GateAnswer.all(of: $0, in: pack) }
    var found: [Int: [GateFinding]] = [:]
    try await withThrowingTaskGroup(of: (Int, [GateFinding]).self) { group in
      var waiting = answers.enumerated().makeIterator()
      func startNext() {
        guard let (place, answer) = waiting.next() else { return }
        group.addTask { (place, await self.findings(on: answer)) }
      }
      for _ in 0..<jobs { startNext() }
      while let (place, new) = try await group.next() {
        found[place] = new
        report(
          Progress(
            judged: found.count, total: answers.count, answer: answers[place], findings: new))
        try Task.checkCancellation()
        startNext()
      }
    }
    findings += answers.indices.flatMap { found[$0] ?? [] }
    return GateReport(findings: findings, judged: answers.count)
  }

  private func findings(on answer: GateAnswer) async -> [GateFinding] {
    let first = await judge(answer.exercise, pack, answer.files)
    var findings = answer.finding(for: first).map { [$0] } ?? []
    findings += untranslated(in: first, of: answer)
    for repetition in stride(from: 1, to: repetitions, by: 1) {
      let again = await judge(answer.exercise, pack, answer.files)
      guard !Self.isSame(first, again) else { continue }
      findings.append(
        answer.finding(
          .isRepeatable,
          Sentence(
            "the verdict changed, time \(repetition + 1): \(first.score) then \(again.score) points",
            ko: "\(repetition + 1)번째에 판정이 바뀌었어요: \(first.score)점, \(again.score)점"),
          Sentence(
            "take chance, time and order out of the check", ko: "검사에서 우연과 시간, 순서를 빼세요")))
      break
    }
    return findings
  }

  /// Messages of failed checks that a learner of another language would read in English.
  private func untranslated(in verdict: Verdict, of answer: GateAnswer) -> [GateFinding] {
    pack.languages.filter { $0 != "en" }.flatMap { language in
      let messages = answer.exercise.messages(language: language)
      return verdict.checks.compactMap { check -> GateFinding? in
        guard let message = check.message, check.status == .failed || check.status == .missingAPI,
          !Self.isSaid(message, in: language, by: messages)
        else { return nil }
        let words = message.spoken(in: .english)
        let file = "checks.\(language).yml"
        return answer.finding(
          .messageIsTranslated,
          Sentence(
            "\(check.id) says “\(words)”, which \(file) does not have",
            ko: "\(check.id) 검사가 하는 말이 \(file) 파일에 없어요: “\(words)”"),
          Sentence("add it to \(file)", ko: "\(file) 파일에 더하세요"))
      }
    }
  }

  /// Whether a message is there in a language: an author's by their table, ours in those that Rings speaks.
  private static func isSaid(
    _ message: Sentence, in language: String, by messages: MessageTable
  ) -> Bool {
    guard language == Language.korean.rawValue else {
      return messages.translation(of: message.spoken(in: .english)) != nil
    }
    return !messages.sentence(for: message).isVerbatim
  }

  /// Equal but for durations.
  private static func isSame(_ first: Verdict, _ second: Verdict) -> Bool {
    first.status == second.status && first.score == second.score
      && first.checks.map(\.status) == second.checks.map(\.status)
      && first.checks.map(\.message) == second.checks.map(\.message)
  }
}
