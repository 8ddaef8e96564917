import Foundation
import PhoneFacts
import Stage

/// A process of its own for the intents that a check's taps perform.
///
/// On the phone the process that drew the widget is most often gone when somebody taps: an intent finds its
/// parameters and what is stored, and no static that a view or provider has set. What it stores, the process that
/// draws finds afterwards.
actor IntentProcess {
  /// Starts the processes.
  private let spares: SpareWorker
  /// The files beside which the plugin's asset catalogs lie.
  private let besideCatalogs: [URL]
  /// By the version of iOS whose code they hold; nil for the newest.
  private var workers: [SystemVersion?: Worker] = [:]

  init(from spares: SpareWorker, besideCatalogs: [URL]) {
    self.spares = spares
    self.besideCatalogs = besideCatalogs
  }

  /// A question with what the tapped intent came to; the same question where nothing is tapped, or the intent can
  /// only be performed by the process that is asked.
  ///
  /// - Parameters:
  ///   - owner: The process that drew what is tapped.
  ///   - plugin: The code, compiled for `version`.
  /// - Throws: `WorkerEnd` where a process ended.
  func performing(
    _ question: StageQuestion, drawnBy owner: Worker, on version: SystemVersion?,
    with plugin: @Sendable () async throws -> URL
  ) async throws -> StageQuestion {
    guard let tapped = question.request.tapped,
      case .answered(let intent) = try await owner.ask(ArchiveIntentRequest(tapped)),
      intent.type != nil
    else { return question }
    let worker: Worker
    if let known = workers[version] {
      worker = known
    } else {
      worker = try await spares.take()
      workers[version] = worker
      try await worker.load(try await plugin(), besideCatalogs: besideCatalogs)
    }
    try await worker.take(try await owner.stored(), replacing: true)
    guard case .answered(let outcome) = try await worker.ask(PerformIntentRequest(intent)) else {
      return question
    }
    try await owner.take(try await worker.stored(), replacing: true)
    var asked = question
    asked.request = question.request.performing(outcome)
    return asked
  }

  /// Ends the processes: the next check begins with others.
  func stop() async {
    for worker in workers.values { await worker.stop() }
    workers = [:]
  }
}
