import Foundation
import Stage

/// The process in which the first tap's intent runs, and in which the widget is drawn and tapped afterwards.
///
/// On the phone the process that drew the widget is most often gone when somebody taps. Another one is started: its
/// intent finds its parameters and what is stored, and no static that a view or provider has set. It goes on, as long
/// as the check does: what an intent keeps in memory is there for the next picture and the next tap.
struct IntentProcess {
  /// A question with what the tapped intent came to, and the process that has performed it.
  struct Outcome {
    var question: StageQuestion
    var process: Worker
  }

  /// Starts the process.
  let spares: SpareWorker
  /// The files beside which the plugin's asset catalogs lie.
  let besideCatalogs: [URL]

  /// Performs the intent of a tap in a process of its own.
  ///
  /// - Parameters:
  ///   - owner: The process that drew what is tapped.
  ///   - plugin: The code that it has loaded.
  /// - Returns: Nil where nothing is tapped, or where only the process that is asked can perform the intent.
  /// - Throws: `WorkerEnd` where a process ended.
  func performing(
    _ question: StageQuestion, drawnBy owner: Worker, with plugin: URL
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
