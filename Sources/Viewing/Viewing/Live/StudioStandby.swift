import Compiling
import Judge
import Stage

/// What the next save needs, started while somebody still types: a compiler that has loaded the SDK, and a
/// process for the code.
///
/// It serves one save. Its processes end when nobody holds it any more.
struct StudioStandby: Sendable {
  /// Nil where the files are of a kind that no compiler can wait for.
  let compiler: WaitingCompiler?
  let worker: Worker
  /// The time zone that the process is in.
  let timeZone: PhoneTimeZone

  /// Ends the processes that were not used.
  func stop() async {
    compiler?.stop()
    await worker.stop()
  }
}

extension Studio {
  /// Starts what a compile of files like these will need.
  ///
  /// - Throws: Failures of this machine.
  func standby(for question: PictureQuestion) async throws -> StudioStandby {
    try configuration.requireJail()
    let worker = try await startWorker()
    do {
      // Whoever compiles is told what is missing; this is only for later.
      let prepared = try await PreparedSources(
        question.files, of: target, bundle: question.bundle, options: question.options,
        in: telling { _ in })
      // What is left out of files changes them: the compiler would wait for other ones.
      let compiler =
        prepared.omissions == nil
        ? try await LearnerBuilder(
          compiler: configuration.compiler, scratch: try configuration.scratch
        ).startWaiting(
          files: prepared.files, settled: question.settled, probes: question.probes,
          views: question.expressions, options: prepared.options) : nil
      try await worker.awaitGreeting()
      return StudioStandby(
        compiler: compiler, worker: worker, timeZone: configuration.timeZone)
    } catch {
      await worker.stop()
      throw error
    }
  }
}
