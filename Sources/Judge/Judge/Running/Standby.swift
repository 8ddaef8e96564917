import Compiling
package import Curriculum
package import Foundation
import Stage
import Storage

/// What a verdict needs besides the learner's files, started while they are being written: a
/// compiler that has loaded the SDK, a worker, and a process that holds the checks.
///
/// It serves one verdict. Its processes end when nobody holds it any more.
package struct Standby: Sendable {
  /// The checks that are loaded, as their files were.
  fileprivate let checks: LoadedChecks
  /// Nil where the files are of a kind that no compiler can wait for.
  let compiler: WaitingCompiler?
  let worker: Worker
  let checkPlugin: URL
  let checkProcess: CheckProcess

  /// Whether the compiler that waited has been given its files, and serves no other verdict.
  package var hasUsedItsCompiler: Bool { compiler?.isUsed ?? false }

  /// Whether the checks of the exercise are still those that are loaded.
  func serves(_ exercise: Exercise) -> Bool { checks == LoadedChecks(exercise) }

  /// Ends the processes without a verdict.
  package func stop() async {
    compiler?.stop()
    await worker.stop()
    await checkProcess.stop()
  }
}

/// What tells one version of an exercise's checks from another.
private struct LoadedChecks: Hashable, Sendable {
  let exercise: String
  /// In which they were started.
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
  /// Starts what the next verdict on an exercise will need; files like `files` will be judged.
  ///
  /// - Parameter used: The files of earlier exercises to compile along; nil takes the solutions'.
  package func standby(
    for exercise: Exercise, in pack: Pack, files: [URL], used: [URL]? = nil
  ) async throws -> Standby {
    try configuration.requireJail()
    let files = GivenFiles(of: exercise, in: files).files
    let earlier = try used ?? Self.solutions(usedBy: exercise, in: pack, besides: files)
    let compiler = configuration.compiler
    let scratch = try configuration.scratch
    let processes = try configuration.processes(for: exercise)
    // Stamped before they are read: a change in between makes them stale, never the other way.
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
      return Standby(
        checks: checks, compiler: waiting, worker: worker, checkPlugin: plugin,
        checkProcess: checkProcess)
    } catch {
      await worker.stop()
      await checkProcess.stop()
      throw error
    }
  }
}
