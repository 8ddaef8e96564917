import Foundation
package import Stage

/// The conversation of one check with the worker, and what came to light in it.
///
/// Calls come from the check's thread, one after the other; a check that asks from several tasks at
/// once is served in turn.
package final class CheckSession: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// Sends a question and waits for the reply.
  private let ask: (StageRequest) throws -> StageResponse
  private var recordedFailures: [CheckOutcome.Failure] = []
  private var recordedInterruption: CheckOutcome.Interruption?
  private var recordedPictures: [RenderedWidget] = []

  /// The pictures kept to be shown beside a failure.
  static let keptPictures = 2

  package init(ask: @escaping (StageRequest) throws -> StageResponse) {
    self.ask = ask
  }

  package var failures: [CheckOutcome.Failure] { lock.withLock { recordedFailures } }
  package var interruption: CheckOutcome.Interruption? { lock.withLock { recordedInterruption } }
  package var pictures: [RenderedWidget] { lock.withLock { recordedPictures } }

  package func record(_ failure: CheckOutcome.Failure) {
    lock.withLock { recordedFailures.append(failure) }
  }

  /// Keeps the first interruption: those that follow are its consequences.
  package func interrupt(_ interruption: CheckOutcome.Interruption) {
    lock.withLock { recordedInterruption = recordedInterruption ?? interruption }
  }

  func render(_ request: RenderRequest) throws -> RenderedPicture {
    guard case .picture(let rendered) = try answer(to: .render(request)) else {
      throw wrongAnswer
    }
    lock.withLock {
      recordedPictures.append(rendered)
      if recordedPictures.count > Self.keptPictures { recordedPictures.removeFirst() }
    }
    return RenderedPicture(rendered, session: self)
  }

  func timeline(_ request: TimelineRequest) throws -> TimelineSummary {
    guard case .timeline(let summary) = try answer(to: .timeline(request)) else {
      throw wrongAnswer
    }
    return summary
  }

  func contents() throws -> Declarations {
    guard case .contents(let contents) = try answer(to: .inspect) else { throw wrongAnswer }
    return Declarations(contents)
  }

  func tap(handle: Int, _ request: RenderRequest) throws -> TapOutcome {
    guard case .tapped(let outcome) = try answer(to: .tap(handle: handle, request)) else {
      throw wrongAnswer
    }
    return outcome
  }

  func call(_ probe: String, _ arguments: [Data]) throws -> Data {
    guard case .returned(let data) = try answer(to: .call(probe: probe, arguments: arguments))
    else { throw wrongAnswer }
    return data
  }

  private func answer(to request: StageRequest) throws -> StageResponse {
    lock.lock()
    defer { lock.unlock() }
    if let interruption = recordedInterruption { throw CheckInterruption(interruption) }
    let response: StageResponse
    do {
      response = try ask(request)
    } catch let interruption as CheckInterruption {
      interrupt(interruption.kind)
      throw interruption
    }
    switch response {
    case .threw(let error):
      throw PictureQuestionError("Your code threw an error: \(error)", actual: error)
    case .failed(let reason):
      throw PictureQuestionError(reason)
    case .missingProbe(let name):
      interrupt(.missingProbe(name))
      throw CheckInterruption(.missingProbe(name))
    default:
      return response
    }
  }

  private var wrongAnswer: CheckInterruption {
    let interruption = CheckOutcome.Interruption.garbledReply(
      "the answer does not fit the question")
    interrupt(interruption)
    return CheckInterruption(interruption)
  }
}

/// Ends a check early without a verdict of its own: the judge decides what it means.
package struct CheckInterruption: Error, CustomStringConvertible {
  package let kind: CheckOutcome.Interruption

  package init(_ kind: CheckOutcome.Interruption) { self.kind = kind }

  package var description: String {
    switch kind {
    case .workerEnded: "the process with your code ended"
    case .garbledReply(let reason): "the process with your code sent no proper answer: \(reason)"
    case .missingProbe(let name): "the probe \(name) is not there"
    case .skipped(let reason): reason
    case .unknownCheck: "there is no such check"
    }
  }
}
