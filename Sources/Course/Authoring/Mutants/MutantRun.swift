package import Curriculum
import Foundation
import Judge
import Processes
import Storage
import SwiftSource

/// Creates mutants of solutions and judges each of them.
package struct MutantRun: Sendable {
  /// The progress after one judged mutant.
  package struct Progress: Sendable {
    package var tried: Int
    package var total: Int
    package var exercise: String
    package var outcome: MutantOutcome
    package var isFromCache: Bool
  }

  private struct Task: Sendable {
    var exercise: Exercise
    var mutant: Mutant
    var key: String
  }

  let pack: Pack
  let jobs: Int
  /// The maximum number of mutants per exercise; nil for all.
  let most: Int?
  /// Whether to try only boundary mutants instead of the usual mutants.
  let isBeside: Bool
  let cache: MutantCache?
  let judge: PackValidation.JudgeAnswer
  private let order = CheckOrder()

  package init(
    pack: Pack, jobs: Int = 1, most: Int? = MutantChoice.usual, isBeside: Bool = false,
    cache: MutantCache? = nil,
    judge: @escaping PackValidation.JudgeAnswer
  ) {
    self.pack = pack
    self.jobs = max(1, jobs)
    self.most = most
    self.isBeside = isBeside
    self.cache = cache
    self.judge = judge
  }

  /// Returns all mutants of an exercise's solution.
  ///
  /// Previews are mutated only if the solution contains nothing else.
  ///
  /// - Throws: `CurriculumError` if the solution is missing.
  package func mutants(of exercise: Exercise) throws -> [Mutant] {
    guard exercise.kind == .code else { return [] }
    let mutants = try mutants(of: exercise, changesPreviews: false)
    return mutants.isEmpty ? try self.mutants(of: exercise, changesPreviews: true) : mutants
  }

  private func mutants(of exercise: Exercise, changesPreviews: Bool) throws -> [Mutant] {
    let asked = AskedValues(inChecksOf: exercise)
    return try pack.solutionFiles(of: exercise).flatMap { file -> [Mutant] in
      let starter = exercise.startFiles.first {
        $0.lastPathComponent == file.lastPathComponent
      }.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      let source = SwiftFile([UInt8](try Data(contentsOf: file)), name: file.lastPathComponent)
      let maker = MutantMaker(
        source, starter: starter, changesPreviews: changesPreviews, asked: asked)
      return isBeside ? maker.beside() : maker.mutants()
    }
  }

  /// Returns the results of the mutants of some exercises, in order.
  ///
  /// - Throws: `CurriculumError`, `CancellationError`, or an error for an unwritable scratch folder.
  package func reports(
    on exercises: [Exercise], report: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> [MutantReport] {
    var reports: [MutantReport] = []
    var tasks: [(report: Int, entry: Int, task: Task)] = []
    for exercise in exercises where exercise.kind == .code {
      let all = try mutants(of: exercise)
      let key = cache?.key(of: exercise, in: pack) ?? ""
      let chosen = MutantChoice.choose(all, most: most)
      let entries = try chosen.enumerated().map { place, mutant in
        let isListed = exercise.equivalents.contains {
          $0.covers(file: mutant.file, change: mutant.change)
        }
        if !isListed {
          tasks.append((reports.count, place, Task(exercise: exercise, mutant: mutant, key: key)))
        }
        let source = try [UInt8](Data(contentsOf: file(of: mutant, exercise)))
        return MutantReport.Entry(
          mutant: mutant, outcome: .equivalent, difference: mutant.difference(in: source))
      }
      reports.append(
        MutantReport(
          exercise: exercise.identifier, entries: entries, possible: all.count, isBeside: isBeside))
    }
    var tried = 0
    try await concurrently(tasks.map(\.task), atMost: jobs) {
      try await self.outcome(of: $0)
    } finished: { place, result in
      tried += 1
      reports[tasks[place].report].entries[tasks[place].entry].outcome = result.0
      report(
        Progress(
          tried: tried, total: tasks.count, exercise: tasks[place].task.exercise.identifier,
          outcome: result.0, isFromCache: result.isFromCache))
    }
    return reports
  }

  private func file(of mutant: Mutant, _ exercise: Exercise) throws -> URL {
    let files = try pack.solutionFiles(of: exercise)
    guard let file = files.first(where: { $0.lastPathComponent == mutant.file }) else {
      throw CurriculumError.noSolution(exercise: exercise.identifier)
    }
    return file
  }

  private func outcome(of task: Task) async throws -> (MutantOutcome, isFromCache: Bool) {
    if let known = cache?.outcome(of: task.mutant, key: task.key) { return (known, true) }
    let folder = try PrivateFolder(in: FileManager.default.temporaryDirectory)
    let original = try file(of: task.mutant, task.exercise)
    let files = try pack.copySolution(of: task.exercise, to: folder.url)
    let mutated = folder.url.appending(path: task.mutant.file)
    try ScratchFile.write(
      task.mutant.text(in: [UInt8](try Data(contentsOf: original))), to: mutated)
    let verdict = await judge(hurried(task.exercise, files: files), pack, files)
    folder.remove()
    let outcome = Self.outcome(of: verdict)
    if case .caught(let checks) = outcome { order.note(checks, of: task.exercise) }
    cache?.keep(outcome, of: task.mutant, key: task.key)
    return (outcome, false)
  }

  /// Returns the exercise in its fastest form: the most effective checks come first, and the availability
  /// check is left out.
  ///
  /// A mutant introduces no API that needs a newer iOS than its solution. But it may remove an `#available`
  /// condition, so solutions that contain one keep the availability check.
  private func hurried(_ exercise: Exercise, files: [URL]) -> Exercise {
    var hurried = exercise
    hurried.checks = order.sorted(exercise.checks, of: exercise)
    let asks = files.contains { file in
      (try? String(contentsOf: file, encoding: .utf8))?.contains("available") ?? true
    }
    if !asks { hurried.deploymentTargets = [] }
    return hurried
  }

  private static func outcome(of verdict: Verdict) -> MutantOutcome {
    switch verdict.status {
    case .passed: return .survived
    case .notCompiled, .forbidden, .invalidSubmission: return .notCompiled
    case .infrastructureFailure:
      let failed = verdict.checks.filter {
        $0.status != .passed && $0.status != .skipped && $0.status != .infrastructureFailure
      }
      guard failed.isEmpty else { return .caught(by: failed.map(\.id)) }
      return .unknown(
        verdict.diagnostics.first?.message.spoken(in: .english)
          ?? verdict.checks.compactMap(\.message).first?.spoken(in: .english) ?? "")
    case .failed:
      return .caught(
        by: verdict.checks.filter { $0.status != .passed && $0.status != .skipped }.map(\.id))
    }
  }
}
