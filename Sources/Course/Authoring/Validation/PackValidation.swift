package import Curriculum
package import Foundation
package import Judge
import Processes
import Sentences

/// Validates that a pack's checks accept correct submissions and reject incorrect ones (`rings pack check`).
///
/// Files and manifests are checked first. Samples are judged only if the files are valid, because a missing
/// file would also cause a wrong verdict.
package struct PackValidation: Sendable {
  /// Judges one sample.
  ///
  /// A closure instead of a `Judge`, so that tests can run the rules without a judge.
  package typealias JudgeAnswer = @Sendable (Exercise, Pack, [URL]) async -> Verdict

  /// The progress after a sample was judged or other content was run.
  package struct Progress: Sendable {
    package var judged: Int
    package var total: Int
    package var exercise: Exercise
    /// The sample's name, or the location of other content.
    package var name: String
    package var isAnswer: Bool
    package var findings: [ValidationFinding]
  }

  let pack: Pack
  let jobs: Int
  /// The number of times that each sample is judged.
  ///
  /// Repetitions verify that verdicts are reproducible.
  let repetitions: Int
  /// Rules that only read files, in addition to the rules for reading the pack.
  let fileRules: [any FileRule]
  /// Rules that run content of lessons or compile parts of the pack.
  let trialRules: [any ContentRule]
  let judge: JudgeAnswer

  package init(
    pack: Pack, jobs: Int = 1, repetitions: Int = 1, fileRules: [any FileRule] = [],
    trialRules: [any ContentRule] = [], judge: @escaping JudgeAnswer
  ) {
    self.pack = pack
    self.jobs = max(1, jobs)
    self.repetitions = max(1, repetitions)
    self.fileRules = fileRules
    self.trialRules = trialRules
    self.judge = judge
  }

  /// Returns the number of the pack's samples.
  ///
  /// - Throws: `CurriculumError`.
  package func answerCount() throws -> Int {
    try pack.exercises.reduce(0) { try $0 + AnswerChoice.all.answers(of: $1, in: pack).count }
  }

  /// Validates the pack or some of its exercises.
  ///
  /// - Parameters:
  ///   - judging: False to check files only.
  ///   - answers: The samples to judge.
  /// - Throws: `CurriculumError`, or `CancellationError`.
  package func check(
    exercises: [String]? = nil, judging: Bool = true, answers choice: AnswerChoice = .all,
    report: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> ValidationReport {
    let problems = PackAudit(pack).problems()
    let chosen = pack.exercises.filter { exercises?.contains($0.identifier) ?? true }
    var findings = problems.map { ValidationFinding($0) }
    findings += try await concurrently(fileRules, atMost: jobs) { rule in
      await rule.findings(in: pack, exercises: chosen)
    }.flatMap(\.self)
    guard judging, problems.isEmpty else { return ValidationReport(findings: findings) }
    let answers = try chosen.map { try choice.answers(of: $0, in: pack) }
    let proof = CheckProof()
    let trials =
      trialRules.filter(choice.includes).flatMap {
        $0.trials(in: pack, exercises: chosen)
      }.map { ($0, isAnswer: false) }
      + Self.turns(of: answers.filter { !$0.isEmpty }).map { answer in
        let trial = LessonContent(of: answer.name, in: answer.exercise) {
          await self.findings(on: answer, proof)
        }
        return (trial, isAnswer: true)
      }
    var judged = 0
    let found = try await concurrently(trials, atMost: jobs) { trial, _ in
      await trial.run()
    } finished: { place, new in
      judged += 1
      let (trial, isAnswer) = trials[place]
      report(
        Progress(
          judged: judged, total: trials.count, exercise: trial.exercise, name: trial.name,
          isAnswer: isAnswer, findings: new))
    }
    let results = zip(trials, found).map { ($0.0, isAnswer: $0.isAnswer, findings: $1) }
    findings += results.filter { !$0.isAnswer }.flatMap(\.findings)
    // Group findings by exercise, independent of the order in which samples were judged.
    for exercise in chosen {
      // If the checks don't compile, every sample has the same problem.
      var unjudged: Set<Sentence> = []
      findings += results.filter {
        $0.isAnswer && $0.0.exercise.identifier == exercise.identifier
      }.flatMap(\.findings).filter {
        $0.rule != .couldBeJudged || unjudged.insert($0.message).inserted
      }
    }
    if choice == .all { findings += chosen.flatMap { proof.findings(on: $0, in: pack) } }
    return ValidationReport(findings: findings, judged: answers.joined().count)
  }

  /// Returns the order in which samples are judged: the first sample of each exercise comes before the rest
  /// of the previous exercise.
  ///
  /// The first sample compiles its exercise's checks and probes. A second sample judged at the same time
  /// would repeat that work.
  private static func turns(of exercises: [[ValidationSample]]) -> [ValidationSample] {
    var turns = exercises.first?.prefix(1) ?? []
    for (place, answers) in exercises.enumerated() {
      if place + 1 < exercises.count { turns += exercises[place + 1].prefix(1) }
      turns += answers.dropFirst()
    }
    return Array(turns)
  }

  private func findings(on answer: ValidationSample, _ proof: CheckProof) async
    -> [ValidationFinding]
  {
    let first = await judge(answer.exercise, pack, answer.files)
    proof.note(first, on: answer)
    var findings = answer.finding(for: first).map { [$0] } ?? []
    findings += answer.freePoints(in: first).map { [$0] } ?? []
    findings += untranslated(in: first, of: answer)
    if repetitions > 1 {
      let series = RepeatedRuns(answer: answer, first: first) { exercise in
        await judge(exercise, pack, answer.files)
      }
      if let difference = await series.difference(in: repetitions - 1) {
        findings.append(
          answer.finding(
            .isRepeatable, difference,
            Sentence(
              "make the check independent of randomness, time and order",
              ko: "검사가 무작위 값과 시간, 순서에 기대지 않게 하세요")))
      }
    }
    return findings
  }

  /// Returns findings about messages of failed checks that have no translation.
  private func untranslated(in verdict: Verdict, of answer: ValidationSample) -> [ValidationFinding]
  {
    let tables = pack.translations.map { ($0, answer.exercise.messages(language: $0)) }
    return tables.flatMap { language, messages in
      let others = tables.filter { $0.0 != language }.map(\.1)
      return verdict.checks.compactMap { check -> ValidationFinding? in
        guard let message = check.message, check.status == .failed || check.status == .missingAPI,
          !Self.isSaid(message, in: language, by: messages, besides: others)
        else { return nil }
        let words = message.spoken(in: .english)
        let file = "checks.\(language).yml"
        return answer.finding(
          .messageIsTranslated,
          Sentence(
            "\(check.id) says “\(words)”, which isn't in \(file)",
            ko: "\(check.id) 검사의 메시지가 \(file) 파일에 없어요: “\(words)”"),
          Sentence("add the message to \(file)", ko: "\(file) 파일에 더하세요"))
      }
    }
  }

  /// Whether a message exists in a language.
  ///
  /// Authors' messages need an entry in the table. Messages from Rings exist in the languages that Rings
  /// supports, and otherwise appear in English.
  private static func isSaid(
    _ message: Sentence, in language: String, by messages: MessageTable,
    besides others: [MessageTable]
  ) -> Bool {
    if language == Language.korean.rawValue { return !messages.sentence(for: message).isVerbatim }
    let words = message.spoken(in: .english)
    if messages.translation(of: words) != nil { return true }
    // If another language's table translates the message, the author wrote it.
    return !message.isVerbatim && others.allSatisfy { $0.translation(of: words) == nil }
  }
}

extension PackValidation {
  /// Returns a closure that judges samples and reports the names of failed assertions.
  ///
  /// All the compiled code is the author's, so the names needn't stay hidden.
  package static func asking(_ judge: Judge) -> JudgeAnswer {
    var configuration = judge.configuration
    configuration.namesAssertions = true
    configuration.keepsObjects = .usual
    let judge = Judge(configuration)
    return { exercise, pack, files in
      await judge.verdict(for: exercise, in: pack, files: files)
    }
  }
}
