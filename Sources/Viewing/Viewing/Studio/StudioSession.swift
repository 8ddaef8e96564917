import Foundation
package import Judge
package import Sentences
package import WorkerProtocol

/// Loaded learner code that responds to requests until it is closed.
package struct StudioSession: Sendable {
  private let worker: Worker
  let code: OpenedCode

  init(worker: Worker, code: OpenedCode) {
    self.worker = worker
    self.code = code
  }

  /// Sends a request and returns the decoded response.
  package func ask<Request: WorkerRequest>(
    _ request: Request
  ) async throws(StudioFailure) -> Request.Response {
    try await read(try await unreadAnswer(to: request), to: request)
  }

  /// Sends a request and returns the response undecoded, so that the next request needn't wait for decoding.
  func unreadAnswer<Request: WorkerRequest>(
    to request: Request
  ) async throws(StudioFailure) -> UnreadAnswer<Request.Response> {
    do {
      return try await worker.unreadAnswer(to: request)
    } catch {
      throw .ended(code.leftOut.explained(await code.placed(error, over: request)))
    }
  }

  func read<Request: WorkerRequest>(
    _ unread: UnreadAnswer<Request.Response>, to request: Request
  ) async throws(StudioFailure) -> Request.Response {
    let answer: WorkerResponse<Request.Response>
    do {
      answer = try await worker.read(unread)
    } catch {
      throw .ended(code.leftOut.explained(await code.placed(error, over: request)))
    }
    switch answer {
    case .answered(let response):
      let noted = (response as? RenderedWidget).map(code.leftOut.noted)
      return noted as? Request.Response ?? response
    case .refused(let refusal): throw StudioFailure(refusal)
    }
  }

  /// Continues a walk through timelines as far as a single response allows.
  ///
  /// - Parameters:
  ///   - picture: The widget and the phone.
  ///   - mostTimelines: The maximum number of timelines in the response.
  package func advanced(
    _ walk: TimelineWalk, of picture: RenderRequest, mostTimelines: Int = .max
  ) async throws(StudioFailure) -> TimelineWalk {
    let timelines = try await ask(
      WalkRequest(picture: picture, walk: walk, mostTimelines: mostTimelines))
    guard !timelines.isEmpty else { throw .forged }
    var walk = walk
    for timeline in timelines { walk.add(timeline) }
    return walk
  }

  /// Returns pictures of consecutive entries, as far as a single response allows.
  package func strip(_ request: StripRequest) async throws(StudioFailure) -> StripPictures {
    let pictures = try await ask(request)
    guard pictures.runs.allSatisfy({ $0.count > 0 }), pictures.isFull || !pictures.runs.isEmpty
    else { throw .forged }
    return pictures
  }

  /// Ends the process, which otherwise ends with the session's last reference.
  package func close() async { await worker.stop() }

  /// The default time of the phone's clock.
  var usualMoment: Date { PhoneClock.usualMoment(in: code.studio.configuration.timeZone.zone) }

  /// Returns how the code ends during a request, or nil if the code doesn't end.
  func end(over request: some WorkerRequest) async -> WorkerEnd? {
    do {
      _ = try await worker.ask(request)
      return nil
    } catch {
      return error
    }
  }
}

/// The reason a request to loaded code failed.
package enum StudioFailure: SpokenError, Hashable {
  case ended(WorkerEnd)
  case threw(String)
  /// The code gave no response, for a reason that the learner can understand.
  case unanswerable(Sentence)
  /// The requested item doesn't exist, so the caller must request another.
  case impossible(Sentence)
  /// The response doesn't fit the request.
  case forged

  fileprivate init(_ refusal: RequestRefusal) {
    self =
      switch refusal {
      case .threw(let error): .threw(error)
      case .failed(let reason): .unanswerable(reason)
      case .impossible(let reason): .impossible(reason)
      case .missingProbe(let name):
        .unanswerable(
          Sentence("There is no view named “\(name)”.", ko: "“\(name)” 이름의 뷰가 없어요."))
      }
  }

  package var sentence: Sentence {
    switch self {
    case .ended(let end): end.message
    case .threw(let error):
      Sentence("Your code threw an error: \(error)", ko: "코드가 오류를 던졌어요: \(error)")
    case .unanswerable(let reason), .impossible(let reason): reason
    case .forged: WorkerEnd.forgery
    }
  }

  /// Whether there's no response, although the code itself is fine as far as Rings knows.
  package var isWithoutAnswer: Bool {
    switch self {
    case .unanswerable, .impossible: true
    case .ended, .threw, .forged: false
    }
  }

  /// Whether Rings is the cause, rather than the code or the request.
  package var isOfRings: Bool {
    guard case .ended(let end) = self else { return false }
    return end.status == .infrastructureFailure
  }

  /// The message, with the location where the code ended.
  package var placedSentence: Sentence {
    place.map { Sentence("\(sentence) (\($0))", ko: "\(sentence) (\($0))") } ?? sentence
  }

  /// The location where the code ended, such as `Weather.swift:12`; nil if the location is unknown.
  package var place: String? {
    guard case .ended(let end) = self, let file = end.file else { return nil }
    return end.line.map { "\(file):\($0)" } ?? file
  }
}
