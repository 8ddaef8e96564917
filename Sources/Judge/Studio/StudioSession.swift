import Foundation
package import Stage
import Workbench

/// Loaded learner code that answers questions until it is closed.
package struct StudioSession: Sendable {
  private let worker: Worker
  /// What is loaded, so that a session can begin anew with it.
  let plugin: CompiledPlugin
  let files: [URL]

  init(worker: Worker, plugin: CompiledPlugin, files: [URL]) {
    self.worker = worker
    self.plugin = plugin
    self.files = files
  }

  package func contents() async throws(StudioFailure) -> PluginContents {
    guard case .contents(let contents) = try await answer(to: .inspect) else { throw .forged }
    return contents
  }

  /// The names of all widgets and controls; nothing of theirs runs.
  package func typeContents() async throws(StudioFailure) -> PluginContents {
    guard case .contents(let contents) = try await answer(to: .inspectTypes) else { throw .forged }
    return contents
  }

  /// What these widgets and controls declare, and nothing else.
  package func contents(ofWidgets types: [String]) async throws(StudioFailure) -> PluginContents {
    guard case .contents(let contents) = try await answer(to: .inspectWidgets(types)) else {
      throw .forged
    }
    return contents
  }

  package func render(_ request: RenderRequest) async throws(StudioFailure) -> RenderedWidget {
    guard case .picture(let picture) = try await answer(to: .render(request)) else {
      throw .forged
    }
    return picture
  }

  package func timeline(
    _ request: TimelineRequest
  ) async throws(StudioFailure) -> TimelineSummary {
    guard case .timeline(let timeline) = try await answer(to: .timeline(request)) else {
      throw .forged
    }
    return timeline
  }

  /// Taps a control of the picture rendered last, by its handle.
  package func tap(
    handle: Int, in request: RenderRequest
  ) async throws(StudioFailure) -> TapOutcome {
    guard case .tapped(let outcome) = try await answer(to: .tap(handle: handle, request)) else {
      throw .forged
    }
    return outcome
  }

  /// Ends the process; a session that is forgotten ends with its last reference.
  package func close() async { await worker.stop() }

  private func answer(to request: StageRequest) async throws(StudioFailure) -> StageResponse {
    let response: StageResponse
    do {
      response = try await worker.ask(request)
    } catch {
      throw .ended(error)
    }
    switch response {
    case .threw(let error): throw .threw(error)
    case .failed(let reason): throw .unanswerable(reason)
    case .missingProbe(let name): throw .unanswerable("There is no view named “\(name)”.")
    default: return response
    }
  }
}

/// Why a question to loaded code has no answer.
package enum StudioFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The process with the code ended.
  case ended(WorkerEnd)
  /// The code threw this error.
  case threw(String)
  /// In a sentence fit for the learner.
  case unanswerable(String)
  /// What came back was no answer to the question.
  case forged

  package var description: String {
    switch self {
    case .ended(let end): end.message
    case .threw(let error): "Your code threw an error: \(error)"
    case .unanswerable(let reason): reason
    case .forged: WorkerEnd.forgery
    }
  }
}
