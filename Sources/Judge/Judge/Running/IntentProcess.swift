import Foundation
import WorkerProtocol

/// The process that performs a tapped intent, and draws the widget from then on.
///
/// On a phone, the process that drew the widget has usually ended when the user taps. The system starts
/// another process. There, the intent has its parameters and the stored data, but no static values set by a
/// view or provider. This process runs until the check ends. Values that an intent keeps in memory are
/// available for the next picture and tap.
struct IntentProcess {
  /// The request with the result of the tapped intent, and the process that performed it.
  struct Outcome {
    var question: NumberedRequest
    var process: Worker
  }

  let spares: WarmWorker
  /// Files whose folders contain the plugin's asset catalogs.
  let besideCatalogs: [URL]

  /// Performs a tapped intent in a separate process.
  ///
  /// - Parameters:
  ///   - owner: The process that drew the tapped widget.
  ///   - plugin: The code that `owner` has loaded.
  /// - Returns: Nil if nothing is tapped, or if only `owner` can perform the intent.
  /// - Throws: `WorkerEnd` if a process ended.
  func performing(
    _ question: NumberedRequest, drawnBy owner: Worker, with plugin: URL
  ) async throws -> Outcome? {
    guard let tapped = question.request.tapped, await !owner.performsIntents,
      case .answered(let intent) = try await owner.ask(ArchiveIntentRequest(tapped)),
      intent.type != nil
    else { return nil }
    let process = try await spares.take()
    do {
      try await process.load(plugin, besideCatalogs: besideCatalogs)
      await process.beginPerformingIntents()
      let stored = try await owner.stored()
      if !stored.isEmpty { try await process.take(stored) }
      if case .answered(let outcome) = try await process.ask(PerformIntentRequest(intent)) {
        var asked = question
        asked.request = question.request.performing(outcome)
        return Outcome(question: asked, process: process)
      }
    } catch {
      await process.stop()
      throw error
    }
    await process.stop()
    return nil
  }
}
