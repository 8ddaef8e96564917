import Compiling
package import Curriculum
package import Foundation
import WorkerProtocol
import Storage

/// Warm processes for one verdict: a compiler that has loaded the SDK, a worker, and a process that holds the
/// checks.
///
/// They start while the learner is still writing, and end when this value is released.
package struct WarmProcesses: Sendable {
  /// The version of the loaded checks.
  fileprivate let checks: LoadedChecks
  /// The warm compiler; nil if none can be started ahead of time for the files.
  let compiler: WaitingCompiler?
  let worker: Worker
  let checkPlugin: URL
  let checkProcess: CheckProcess

  /// Whether the warm compiler has received its files, so that it can't serve another verdict.
  package var hasUsedItsCompiler: Bool { compiler?.isUsed ?? false }

  /// Whether the loaded checks are still up to date for an exercise.
  func serves(_ exercise: Exercise) -> Bool { checks == LoadedChecks(exercise) }

  package func stop() async {
    compiler?.stop()
    await worker.stop()
    await checkProcess.stop()
  }
}

/// An identifier of a version of an exercise's checks.
private struct LoadedChecks: Hashable, Sendable {
  let exercise: String
  /// The time zone in which the checks were started.
  let timeZone: PhoneTimeZone
  let files: [String: FileStamp?]

  init(_ exercise: Exercise) {
    self.exercise = exercise.identifier
    timeZone = exercise.timeZone
    files = Dictionary(
      exercise.checkFiles.map { ($0.path, FileStamp(path: $0.path)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Judge {
  /// Starts warm processes for the next verdict on an exercise, for files like `files`.
  ///
  /// - Parameter used: The files of earlier exercises to compile too; nil uses the solutions.
  package func warmProcesses(
    for exercise: Exercise, in pack: Pack, files: [URL], used: [URL]? = nil
  ) async throws -> WarmProcesses {
    try configuration.requireJail()
    let files = GivenFiles(of: exercise, in: files).files
    let earlier = try used ?? Self.solutions(usedBy: exercise, in: pack, besides: files)
    let compiler = configuration.compiler
    let scratch = try configuration.scratch
    let processes = try configuration.processes(for: exercise)
    // Stamp the files before reading them. A change in between then makes the process stale, never wrongly
    // valid.
    let checks = LoadedChecks(exercise)
    let plugin = try await CheckBuilder(compiler: compiler, scratch: scratch).plugin(for: exercise)
    let checkProcess = try processes.startChecks(folder: plugin.deletingLastPathComponent())
    let worker = try processes.startWorker(
      limits: configuration.limits, storesFiles: !exercise.appGroups.isEmpty)
    do {
      let waiting = try await LearnerBuilder(compiler: compiler, scratch: scratch).startWaiting(
        files: files + earlier, settled: Set(earlier), probes: exercise.probeFiles,
        solution: (try? Self.solution(to: exercise, in: pack)) ?? [],
        options: ExercisePolicy(exercise).options(limits: configuration.compileLimits))
      _ = try await checkProcess.load(plugin)
      try await worker.awaitGreeting()
      return WarmProcesses(
        checks: checks, compiler: waiting, worker: worker, checkPlugin: plugin,
        checkProcess: checkProcess)
    } catch {
      await worker.stop()
      await checkProcess.stop()
      throw error
    }
  }
}
