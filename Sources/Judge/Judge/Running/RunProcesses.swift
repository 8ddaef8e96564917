import Foundation

/// The processes that run a learner's code and its checks, started while the code compiles.
struct RunProcesses: Sendable {
  let service: ServicePlayer
  let worker: Worker
  let checks: Task<(URL, CheckProcess), any Error>

  /// Returns the compiled checks and the process that has loaded them.
  func loadedChecks() async throws -> (URL, CheckProcess) {
    try await withTaskCancellationHandler {
      try await checks.value
    } onCancel: {
      checks.cancel()
    }
  }

  /// Ends the processes without waiting until they are ready.
  func stop() async {
    checks.cancel()
    await worker.stop()
    if let (_, process) = try? await checks.value { await process.stop() }
  }
}
