import Foundation
import Judge
import WorkerProtocol

/// Compiled code that can open sessions.
struct OpenedCode: Sendable {
  var studio: Studio
  var plugin: URL
  let files: [URL]
  /// A folder of resources, in addition to those beside the files.
  var bundle: URL?
  /// Files whose folders contain more resources.
  var besideResources: [URL] = []
  /// A target's resources, which replace those beside the files.
  var resources: StagedResources?
  /// The left-out code of the files and of the target's modules.
  var leftOut = LeftOutParts()
  let crashes: CrashFinder

  /// Loads the code into a worker and returns a session; stops the worker if loading fails.
  func session(in worker: Worker) async throws(WorkerEnd) -> StudioSession {
    do {
      // Only the path's folder matters, not the file name.
      let inside = [bundle, resources?.url].compactMap { $0?.appending(path: "Info.plist") }
      let beside = resources == nil ? files + besideResources : []
      try await worker.load(
        plugin, besideCatalogs: inside + beside, isIncomplete: leftOut.isIncomplete,
        mayDeclareBackground: leftOut.mayDeclareBackground)
    } catch {
      await worker.stop()
      throw error
    }
    return StudioSession(worker: worker, code: self)
  }

  /// Repeats a request in a new worker to find the source line of its crash.
  func placed(_ crash: WorkerEnd, over request: some WorkerRequest) async -> WorkerEnd {
    await crashes.placed(crash) { tracing in
      var code = self
      code.plugin = tracing
      guard let worker = try? await studio.startWorker(),
        let session = try? await code.session(in: worker)
      else { return nil }
      let end = await session.end(over: request)
      await session.close()
      return end
    }.end
  }
}
