import Foundation
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

  /// Asks the code.
  package func ask<Request: StageRequest>(
    _ request: Request
  ) async throws(StudioFailure) -> Request.Response {
    try await read(try await unreadAnswer(to: request), to: request)
  }

  /// Asks the code, and gives the answer as it came: what is asked next need not wait until it is read.
  func unreadAnswer<Request: StageRequest>(
    to request: Request
  ) async throws(StudioFailure) -> UnreadAnswer<Request.Response> {
    do {
      return try await worker.unreadAnswer(to: request)
    } catch {
      throw .ended(await code.placed(error, over: request))
    }
  }

  /// Reads the answer to a request.
  func read<Request: StageRequest>(
    _ unread: UnreadAnswer<Request.Response>, to request: Request
  ) async throws(StudioFailure) -> Request.Response {
    let answer: StageAnswer<Request.Response>
    do {
      answer = try await worker.read(unread)
    } catch {
      throw .ended(await code.placed(error, over: request))
    }
    switch answer {
    case .answered(let response): return response
    case .refused(let refusal): throw StudioFailure(refusal)
    }
  }

  /// A walk further on, as far as the worker comes in one answer.
  ///
  /// - Parameters:
  ///   - picture: The widget, and the phone that it stands on.
  ///   - mostTimelines: After so many timelines the answer comes in any case.
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

  /// The pictures of entries that follow one another, as far as the worker comes in one answer.
  package func strip(_ request: StripRequest) async throws(StudioFailure) -> StripPictures {
    let pictures = try await ask(request)
    guard pictures.runs.allSatisfy({ $0.count > 0 }), pictures.isFull || !pictures.runs.isEmpty
    else { throw .forged }
    return pictures
  }

  /// Ends the process; a session that is forgotten ends with its last reference.
  package func close() async { await worker.stop() }

  /// The moment that the phone's clock shows where none is asked for.
  var usualMoment: Date { PhoneClock.usualMoment(in: code.studio.configuration.timeZone.zone) }

  /// How the code ends over a question; nil where it goes on.
  func end(over request: some StageRequest) async -> WorkerEnd? {
    do {
      _ = try await worker.ask(request)
      return nil
    } catch {
      return error
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

  fileprivate init(_ refusal: StageRefusal) {
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

  /// The sentence, with where the code ended behind it.
  package var placedSentence: Sentence {
    place.map { Sentence("\(sentence) (\($0))", ko: "\(sentence) (\($0))") } ?? sentence
  }

  /// Where the code ended, such as `Weather.swift:12`; nil where nobody knows.
  package var place: String? {
    guard case .ended(let end) = self, let file = end.file else { return nil }
    return end.line.map { "\(file):\($0)" } ?? file
  }
}
