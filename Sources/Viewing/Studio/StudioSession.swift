package import Judge
package import Sentences
package import Stage

/// Loaded learner code that answers questions until it is closed.
package struct StudioSession: Sendable {
  private let worker: Worker
  /// What is loaded, so that a session can begin anew with it.
  let code: OpenedCode

  init(worker: Worker, code: OpenedCode) {
    self.worker = worker
    self.code = code
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

  /// Whether app and extension are on a phone, and what its widget gallery offers.
  package func gallery(
    _ request: GalleryRequest
  ) async throws(StudioFailure) -> GalleryContents {
    guard case .gallery(let contents) = try await answer(to: .gallery(request)) else {
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

  /// A walk further on, as far as the worker comes in one answer.
  ///
  /// - Parameters:
  ///   - picture: The widget, and the phone that it stands on.
  ///   - mostTimelines: After so many timelines the answer comes in any case.
  package func advanced(
    _ walk: TimelineWalk, of picture: RenderRequest, mostTimelines: Int = .max
  ) async throws(StudioFailure) -> TimelineWalk {
    let request = WalkRequest(picture: picture, walk: walk, mostTimelines: mostTimelines)
    guard case .walked(let timelines) = try await answer(to: .walk(request)), !timelines.isEmpty
    else { throw .forged }
    var walk = walk
    for timeline in timelines { walk.add(timeline) }
    return walk
  }

  /// The pictures of entries that follow one another, as far as the worker comes in one answer.
  package func strip(_ request: StripRequest) async throws(StudioFailure) -> StripPictures {
    guard case .strip(let pictures) = try await answer(to: .strip(request)),
      pictures.runs.allSatisfy({ $0.count > 0 }), pictures.isFull || !pictures.runs.isEmpty
    else { throw .forged }
    return pictures
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

  /// Draws a widget and puts a finger on it.
  package func touch(
    _ request: TouchRequest
  ) async throws(StudioFailure) -> TouchReport {
    guard case .touched(let report) = try await answer(to: .touch(request)) else { throw .forged }
    return report
  }

  /// What a person sees who edits a widget.
  package func sheet(_ request: SheetRequest) async throws(StudioFailure) -> EditSheet {
    guard case .sheet(let sheet) = try await answer(to: .sheet(request)) else { throw .forged }
    return sheet
  }

  /// Plays the steps of a scene's script that have not been played yet.
  package func play(_ request: SceneRequest) async throws(StudioFailure) -> ScenePlay {
    guard case .scene(let play) = try await answer(to: .scene(request)) else { throw .forged }
    return play
  }

  /// Ends the process; a session that is forgotten ends with its last reference.
  package func close() async { await worker.stop() }

  /// How the code ends over a question; nil where it goes on.
  func end(over request: StageRequest) async -> WorkerEnd? {
    do {
      _ = try await worker.ask(request)
      return nil
    } catch {
      return error
    }
  }

  private func answer(to request: StageRequest) async throws(StudioFailure) -> StageResponse {
    let response: StageResponse
    do {
      response = try await worker.ask(request)
    } catch {
      throw .ended(await code.placed(error, over: request))
    }
    switch response {
    case .threw(let error): throw .threw(error)
    case .failed(let reason): throw .unanswerable(reason)
    case .impossible(let reason): throw .impossible(reason)
    case .missingProbe(let name):
      throw .unanswerable(
        Sentence("There is no view named “\(name)”.", ko: "“\(name)” 이름의 뷰가 없어요."))
    default: return response
    }
  }
}

/// Why a question to loaded code has no answer.
package enum StudioFailure: SpokenError, Hashable {
  /// The process with the code ended.
  case ended(WorkerEnd)
  /// The code threw this error.
  case threw(String)
  /// In a sentence fit for the learner.
  case unanswerable(Sentence)
  /// What was asked for is not there: who asked has to ask for something else.
  case impossible(Sentence)
  /// What came back was no answer to the question.
  case forged

  package var sentence: Sentence {
    switch self {
    case .ended(let end): end.message
    case .threw(let error):
      Sentence("Your code threw an error: \(error)", ko: "코드가 오류를 던졌어요: \(error)")
    case .unanswerable(let reason), .impossible(let reason): reason
    case .forged: WorkerEnd.forgery
    }
  }

  /// True where the code is well as far as anybody knows, and there is no answer all the same.
  package var isWithoutAnswer: Bool {
    switch self {
    case .unanswerable, .impossible: true
    case .ended, .threw, .forged: false
    }
  }

  /// True where neither the code nor what was asked of it is the reason.
  package var isOfRings: Bool {
    guard case .ended(let end) = self else { return false }
    return end.status == .infrastructureFailure
  }

  /// Where the code ended, such as `Weather.swift:12`; nil where nobody knows.
  package var place: String? {
    guard case .ended(let end) = self, let file = end.file else { return nil }
    return end.line.map { "\(file):\($0)" } ?? file
  }
}
