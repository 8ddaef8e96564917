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

  /// What was proven, and what was not.
  package struct Report: Sendable {
    package var problems: [PackProblem]
    package var findings: [GateFinding]
    /// Answers whose verdict was looked at.
    package var judged: Int

    package var isClean: Bool { problems.isEmpty && findings.isEmpty }
  }

  let pack: Pack
  let jobs: Int
  /// How often each answer is judged; more than once proves that verdicts repeat.
  let repetitions: Int
  let judge: JudgeAnswer

  package init(pack: Pack, jobs: Int = 1, repetitions: Int = 1, judge: @escaping JudgeAnswer) {
    self.pack = pack
    self.jobs = max(1, jobs)
    self.repetitions = max(1, repetitions)
    self.judge = judge
  }

  /// Checks the pack, or some of its exercises.
  ///
  /// - Throws: `CurriculumError`, or `CancellationError`.
  package func check(
    exercises: [String]? = nil, report: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> Report {
    let problems = PackAudit(pack).problems()
    guard problems.isEmpty else { return Report(problems: problems, findings: [], judged: 0) }
    let chosen = pack.exercises.filter { exercises?.contains($0.identifier) ?? true }
    let answers = try chosen.flatMap { try GateAnswer.all(of: $0, in: pack) }
    var findings: [Int: [GateFinding]] = [:]
    try await withThrowingTaskGroup(of: (Int, [GateFinding]).self) { group in
      var waiting = answers.enumerated().makeIterator()
      func startNext() {
        guard let (place, answer) = waiting.next() else { return }
        group.addTask { (place, await self.findings(on: answer)) }
      }
      for _ in 0..<jobs { startNext() }
      while let (place, found) = try await group.next() {
        findings[place] = found
        report(
          Progress(
            judged: findings.count, total: answers.count, answer: answers[place], findings: found))
        try Task.checkCancellation()
        startNext()
      }
    }
    return Report(
      problems: [], findings: answers.indices.flatMap { findings[$0] ?? [] },
      judged: answers.count)
  }

  private func findings(on answer: GateAnswer) async -> [GateFinding] {
    let first = await judge(answer.exercise, pack, answer.files)
    var findings = answer.finding(for: first).map { [$0] } ?? []
    findings += untranslated(in: first, of: answer)
    for repetition in stride(from: 1, to: repetitions, by: 1) {
      let again = await judge(answer.exercise, pack, answer.files)
      guard !Self.isSame(first, again) else { continue }
      findings.append(
        GateFinding(
          rule: .isRepeatable, exercise: answer.exercise.identifier, answer: answer.name,
          message: "the verdict changed the \(repetition + 1). time: \(first.score) then "
            + "\(again.score) points"))
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
        return GateFinding(
          rule: .messageIsTranslated, exercise: answer.exercise.identifier, answer: answer.name,
          message: "\(check.id) says “\(words)”, which checks.\(language).yml does not have")
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
