import Authoring
import Curriculum
import Foundation
import Host
import Judge
import Results
import Sentences

/// Validates a pack for another command, which continues only if the pack passes.
struct PackProof {
  let context: CommandContext
  let jobs: Int
  let isQuiet: Bool
  private let services: Services

  /// - Throws: An error if this machine can't judge.
  init(_ context: CommandContext, jobs: Int?, isQuiet: Bool = false) async throws {
    self.context = context
    self.jobs = try JobCount.chosen(jobs)
    self.isQuiet = isQuiet
    services = try await Services.found(context)
  }

  private var language: Language { context.terminal.language }

  /// Validates all known answers of a pack and prints the findings.
  ///
  /// - Parameter limit: The time limit; nil for none.
  /// - Throws: The exit code for a pack that doesn't pass, or `AuthoringError.tooSlow` after the limit.
  func require(_ pack: Pack, within limit: Duration? = nil) async throws {
    // An untrusted pack can't ask for more work.
    let validation = limit == nil ? pack.validation : []
    let gate = PackValidation(
      whole: pack, services, in: context, jobs: jobs,
      repetitions: validation.contains(.repeat) ? pack.repetitions : 1)
    let progress = ValidationProgress(isQuiet: isQuiet, language: language)
    var report = try await withThrowingTaskGroup(of: ValidationReport.self) { group in
      group.addTask { try await gate.check { progress.tell($0) } }
      if let limit {
        group.addTask {
          try await Task.sleep(for: limit)
          throw AuthoringError.tooSlow(pack.identifier, limit: limit)
        }
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ValidationReport(findings: [])
    }
    if validation.contains(.mutants), report.isClean {
      let run = try MutantRun(quick: pack, services, jobs: jobs)
      report = report.adding(
        try await run.reports(on: pack.exercises) { progress.tell($0) }, of: pack)
    }
    try refuse(report, of: pack)
  }

  /// Returns the number of a pack's known answers, and the time limit for judging them.
  ///
  /// Without a limit, an untrusted pack could block the machine.
  ///
  /// - Throws: `CurriculumError`.
  func bounds(of pack: Pack) throws -> (answers: Int, limit: Duration) {
    let answers = try PackValidation(whole: pack, services, in: context, jobs: jobs).answerCount()
    return (answers, Self.beforeFirst + Self.forEach * answers / jobs)
  }

  /// The time limit for compiling all checks and running commands from lessons.
  private static let beforeFirst = Duration.seconds(120)
  /// The time limit per answer: four times what the course's answers take on a slow core.
  private static let forEach = Duration.seconds(12)

  /// Judges the solutions with the students' copy of a pack.
  ///
  /// - Throws: The exit code for a copy that doesn't work.
  func require(_ copy: Pack, of whole: Pack) async throws {
    let judge = services.judge
    let trial = StudentEditionRun(whole: whole, copy: copy, jobs: jobs) {
      exercise, pack, files, used in
      await judge.verdict(for: exercise, in: pack, files: files, used: used)
    }
    let progress = ValidationProgress(isQuiet: isQuiet, language: language)
    let findings = try await trial.findings { progress.tell($0) }
    try refuse(ValidationReport(findings: findings), of: copy)
  }

  /// Judges an old version's right answers with the new version.
  ///
  /// - Throws: `CurriculumError`.
  func difference(from old: Pack, to new: Pack) async throws -> PackDifference {
    let judge = services.judge
    let comparison = try PackComparison(from: old, to: new, jobs: jobs) {
      exercise, pack, files, used in
      await judge.verdict(for: exercise, in: pack, files: files, used: used)
    }
    let progress = ValidationProgress(isQuiet: isQuiet, language: language)
    return try await comparison.difference { progress.tell($0) }
  }

  private func refuse(_ report: ValidationReport, of pack: Pack) throws {
    guard !report.isClean else { return }
    try StandardOutput.write(
      PackResult(pack: pack.identifier, folder: pack.folder, report: report),
      on: context.terminal)
    StandardOutput.errorLine(PackPhrases.nothingWritten.spoken(in: language))
    throw ExitStatus.notPassed.code
  }
}

extension PackProof {
  /// Reads a pack, printing a broken pack's problems as findings of pack validation.
  ///
  /// - Throws: The exit code for a pack that doesn't pass, or the error of `read`.
  static func readable<Value>(
    _ context: CommandContext, _ read: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await read()
    } catch CurriculumError.brokenPack(let folder, let problems) {
      try StandardOutput.write(
        PackResult(
          pack: folder.lastPathComponent, folder: folder,
          report: ValidationReport(problems: problems)),
        on: context.terminal)
      throw ExitStatus.notPassed.code
    }
  }
}

extension ValidationProgress {
  func tell(_ step: PackComparison.Progress) {
    let word =
      switch step.answer.outcome {
      case .kept: Sentence("still passes", ko: "여전히 통과해요")
      case .undone: Sentence("NO LONGER passes", ko: "더는 통과하지 못해요")
      case .neverPassed: Sentence("never passed", ko: "예전에도 통과하지 못했어요")
      case .unknown: Sentence("couldn't be judged", ko: "판정하지 못했어요")
      }
    write(
      Sentence(
        "\(step.exercise) \(step.answer.name): \(word)",
        ko: "\(step.exercise) \(step.answer.name): \(word)"),
      step.judged, of: step.total, phase: "difference")
  }
}
