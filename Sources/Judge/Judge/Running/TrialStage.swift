import Foundation

/// What runs a learner's code and its checks, started while the code is being compiled.
struct TrialStage: Sendable {
  let service: ServicePlayer
  let worker: Worker
  /// Loads the checks: their plugin, and the process that holds it.
  let checks: Task<(URL, CheckProcess), any Error>

  /// The compiled checks and the process that holds them.
  func loadedChecks() async throws -> (URL, CheckProcess) {
    try await withTaskCancellationHandler {
      try await checks.value
    } onCancel: {
      checks.cancel()
    }
  }

  /// Ends what was started without waiting for it to be ready.
  func stop() async {
    checks.cancel()
    await worker.stop()
    if let (_, process) = try? await checks.value { await process.stop() }
  }
}
