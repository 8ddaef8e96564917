import Foundation
import Judge
import Stage

/// Compiled code that sessions are opened with.
struct OpenedCode: Sendable {
  var studio: Studio
  var plugin: URL
  /// The files that it was made from.
  let files: [URL]
  /// A folder of resources besides those that lie beside the files.
  var bundle: URL?
  /// Files beside which more of them lie.
  var besideResources: [URL] = []
  /// What a target brings, instead of what lies beside its files.
  var resources: StagedResources?
  /// Whether parts of the files were left out of it.
  var isIncomplete = false
  let crashes: CrashFinder

  /// A session with the code in a worker, which ends where the code cannot be loaded.
  func session(in worker: Worker) async throws(WorkerEnd) -> StudioSession {
    do {
      // Beside means in the same folder, whatever the name.
      let inside = [bundle, resources?.url].compactMap { $0?.appending(path: "Info.plist") }
      let beside = resources == nil ? files + besideResources : []
      try await worker.load(plugin, besideCatalogs: inside + beside, isIncomplete: isIncomplete)
    } catch {
      await worker.stop()
      throw error
    }
    return StudioSession(worker: worker, code: self)
  }

  /// A crash over a question with the learner's line, as far as it happens again in a fresh worker.
  func placed(_ crash: WorkerEnd, over request: some StageRequest) async -> WorkerEnd {
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
