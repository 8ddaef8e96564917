import Compiling
import Judge
import WorkerProtocol

/// Warm processes for the next save: a compiler that has loaded the SDK, and a worker.
///
/// They serve a single save and end with their last reference.
struct WarmStudio: Sendable {
  /// The warm compiler; nil if a warm compiler can't compile files of this kind.
  let compiler: WaitingCompiler?
  let worker: Worker
  /// The worker's time zone.
  let timeZone: PhoneTimeZone

  func stop() async {
    compiler?.stop()
    await worker.stop()
  }
}

extension Studio {
  /// Starts the processes that compiling similar files will need.
  ///
  /// - Throws: Failures of this machine.
  func warmProcesses(for question: PictureQuestion) async throws -> WarmStudio {
    try configuration.requireJail()
    let worker = try await startWorker()
    do {
      // Don't report missing modules here; the compilation itself does.
      let prepared = try await PreparedSources(
        question.files, of: target, bundle: question.bundle, options: question.options,
        in: telling { _ in })
      // Leaving code out changes the files, so a warm compiler would wait for the wrong files.
      let isUntouched = await prepared.omissions?.isUntouched ?? true
      let compiler =
        isUntouched
        ? try await LearnerBuilder(
          compiler: configuration.compiler, scratch: try configuration.scratch
        ).startWaiting(
          files: prepared.files, settled: question.settled, probes: question.probes,
          views: question.expressions, options: prepared.options) : nil
      try await worker.awaitGreeting()
      return WarmStudio(
        compiler: compiler, worker: worker, timeZone: configuration.timeZone)
    } catch {
      await worker.stop()
      throw error
    }
  }
}
