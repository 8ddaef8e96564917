import Foundation
import Sentences
package import WorkerProtocol

/// The session of one check with the worker, including its recorded failures and pictures.
///
/// Calls come from the check's thread in sequence. Calls from several tasks at once are serialized.
package final class CheckSession: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// Sends requests and waits for responses.
  private let stage: any QuestionTaker
  private let respondent: NumberedRequest.Respondent
  /// The check's own session, if this session is with another process; otherwise `nil`.
  private let owner: CheckSession?
  let inputs: CheckInputs
  /// Wakes XCTest promptly from its waits before and after the check.
  let wakeUps = WakeUps()
  private var startedProcesses = 0
  /// The routes and scenario that the check set for the simulated service in place of the defaults.
  private var wanted: (routes: [PlayedRoute], scenario: String?) = ([], nil)
  private var recordedFailures: [CheckOutcome.Failure] = []
  private var recordedInterruption: CheckOutcome.Interruption?
  private var recordedPictures: [RenderedWidget] = []
  private var recordedRenders: [CheckOutcome.Render] = []

  /// The number of pictures to keep for display with a failure.
  static let keptPictures = 2

  /// Creates a session that sends its requests through `stage`.
  package init(
    inputs: CheckInputs = CheckInputs(seed: 0, check: ""), asking stage: any QuestionTaker
  ) {
    self.stage = stage
    self.inputs = inputs
    respondent = .learner
    owner = nil
  }

  private init(asking respondent: NumberedRequest.Respondent, for owner: CheckSession) {
    stage = owner.stage
    inputs = owner.inputs
    self.respondent = respondent
    self.owner = owner.owner ?? owner
  }

  /// A session with the solution in place of the learner's code.
  var solution: CheckSession { CheckSession(asking: .solution, for: self) }

  /// Returns a session with a new process of the learner's code.
  ///
  /// - Parameter kept: The data that the new process finds, as left by the previous process.
  func fresh(keeps kept: EarlierStorage) -> CheckSession {
    if let owner { return owner.fresh(keeps: kept) }
    let number = lock.withLock {
      startedProcesses += 1
      return startedProcesses
    }
    return CheckSession(asking: .fresh(number, keeps: kept), for: self)
  }

  /// The failed assertions so far.
  package var failures: [CheckOutcome.Failure] { lock.withLock { recordedFailures } }
  /// The event that ended the check early, or `nil`.
  package var interruption: CheckOutcome.Interruption? { lock.withLock { recordedInterruption } }
  /// The pictures that were drawn last.
  package var pictures: [RenderedWidget] { lock.withLock { recordedPictures } }

  /// The pictures of the failure that is reported first, or an empty array if that failure has none.
  package var renders: [CheckOutcome.Render] { lock.withLock { recordedRenders } }

  /// Records a failed assertion.
  ///
  /// - Parameter renders: The pictures to show with the failure.
  package func record(_ failure: CheckOutcome.Failure, showing renders: [CheckOutcome.Render] = [])
  {
    if let owner { return owner.record(failure, showing: renders) }
    var failure = failure
    // Only the first failure is reported, so the others need no cause.
    if failures.isEmpty {
      failure.cause = CheckOutcome.Cause.explaining(failure.message, in: pictures)
    }
    lock.withLock {
      if recordedFailures.isEmpty { recordedRenders = renders }
      recordedFailures.append(failure)
    }
  }

  /// Records the first interruption; later interruptions are consequences of it.
  package func interrupt(_ interruption: CheckOutcome.Interruption) {
    if let owner { return owner.interrupt(interruption) }
    lock.withLock { recordedInterruption = recordedInterruption ?? interruption }
  }

  func render(_ request: RenderRequest) throws -> RenderedPicture {
    try keep(try ask(request))
  }

  /// Returns a picture for the check and keeps it for display with a failure.
  ///
  /// - Throws: `PictureQuestionError` if a phone would draw nothing.
  func keep(_ rendered: RenderedWidget) throws -> RenderedPicture {
    remember(rendered)
    return try picture(rendered)
  }

  /// Returns a picture for the check.
  ///
  /// - Throws: `PictureQuestionError` if a phone would draw nothing.
  func picture(_ rendered: RenderedWidget) throws -> RenderedPicture {
    if let note = rendered.picture.notes.first(where: \.tellsOfAnEndlessView) {
      throw PictureQuestionError(note.message)
    }
    return RenderedPicture(rendered, session: self)
  }

  /// Keeps the learner's most recent pictures.
  private func remember(_ rendered: RenderedWidget) {
    guard respondent != .solution else { return }
    if let owner { return owner.remember(rendered) }
    lock.withLock {
      recordedPictures.append(rendered)
      if recordedPictures.count > Self.keptPictures { recordedPictures.removeFirst() }
    }
  }

  func timeline(_ request: TimelineRequest) throws -> TimelineSummary {
    let summary = try ask(request)
    guard summary.isComparable else {
      // Comparisons with NaN are false, so most checks would wrongly pass.
      throw PictureQuestionError(
        Sentence(
          "The timeline has an invalid date or relevance: it isn't a number.",
          ko: "타임라인에 숫자가 아닌 날짜나 관련성이 있어요."),
        expected: Sentence("dates such as Date.now", ko: "Date.now 같은 날짜"))
    }
    return summary
  }

  func declarations() throws -> Declarations { Declarations(try ask(InspectRequest.everything)) }

  /// Adds a route ahead of the existing routes.
  func play(_ route: PlayedRoute) throws {
    if let owner { return try owner.play(route) }
    wanted.routes.insert(route, at: 0)
    try playWanted()
  }

  func play(scenario: String) throws {
    if let owner { return try owner.play(scenario: scenario) }
    wanted.scenario = scenario
    try playWanted()
  }

  /// Restores the default routes and scenario.
  func playUsual() throws {
    if let owner { return try owner.playUsual() }
    wanted = ([], nil)
    try playWanted()
  }

  private func playWanted() throws {
    _ = try ask(ServiceOrder.play(wanted.routes, scenario: wanted.scenario))
  }

  /// Sends a request to this session's process.
  ///
  /// A picture in the response isn't kept for display with a failure.
  ///
  /// - Throws: `PictureQuestionError` if there's no response, and `CheckInterruption` if the check is over.
  func ask<Request: WorkerRequest>(_ request: Request) throws -> Request.Response {
    lock.lock()
    defer { lock.unlock() }
    if let interruption = owner?.interruption ?? recordedInterruption {
      throw CheckInterruption(interruption)
    }
    let answer: WorkerResponse<Request.Response>
    do {
      answer = try stage.ask(request, of: respondent)
    } catch let interruption as CheckInterruption {
      interrupt(interruption.kind)
      throw interruption
    }
    switch answer {
    case .answered(let response): return response
    case .refused(let refusal): throw error(for: refusal)
    }
  }

  /// Returns the responses to several requests, with `nil` for each missing response.
  ///
  /// The worker computes each response while the previous one is read.
  ///
  /// After the end of the check, all responses are `nil`.
  func responses<Request: WorkerRequest>(to requests: [Request]) -> [Request.Response?] {
    lock.lock()
    defer { lock.unlock() }
    var responses: [Request.Response?] = []
    if (owner?.interruption ?? recordedInterruption) == nil {
      do {
        try stage.ask(each: requests, of: respondent) { answer in
          switch answer {
          case .answered(let response): responses.append(response)
          case .refused(let refusal):
            responses.append(nil)
            if let interruption = error(for: refusal) as? CheckInterruption { throw interruption }
          }
        }
      } catch let interruption as CheckInterruption {
        interrupt(interruption.kind)
      } catch {
        // The judge has closed the connection, and the next request reports that.
      }
    }
    return responses + repeatElement(nil, count: requests.count - responses.count)
  }

  /// Returns the error for a request that was refused.
  private func error(for refusal: RequestRefusal) -> any Error {
    switch refusal {
    case .threw(let reason) where respondent == .solution,
      .missingProbe(let reason) where respondent == .solution:
      return noSolution(Sentence(verbatim: reason))
    case .failed(let reason) where respondent == .solution,
      .impossible(let reason) where respondent == .solution:
      return noSolution(reason)
    case .threw(let error):
      var question = PictureQuestionError(
        Sentence("Your code threw an error: \(error)", ko: "코드가 오류를 던졌어요: \(error)"))
      question.thrown = error
      return question
    case .failed(let reason), .impossible(let reason):
      return PictureQuestionError(reason)
    case .missingProbe(let name):
      interrupt(.missingProbe(name))
      return CheckInterruption(.missingProbe(name))
    }
  }

  private func noSolution(_ reason: Sentence) -> CheckInterruption {
    interrupt(.noSolution(reason))
    return CheckInterruption(.noSolution(reason))
  }
}

/// An error that ends a check early without its own verdict; the judge decides what it means.
package struct CheckInterruption: Error, CustomStringConvertible {
  /// The event that ended the check.
  package let kind: CheckOutcome.Interruption

  /// Creates an error for an event.
  package init(_ kind: CheckOutcome.Interruption) { self.kind = kind }

  package var description: String {
    switch kind {
    case .workerEnded: "the process with your code ended"
    case .garbledReply(let reason): "the process with your code sent an invalid response: \(reason)"
    case .missingProbe(let name): "the probe \(name) is missing"
    case .skipped(let reason): reason.spoken(in: .english)
    case .unknownCheck: "there is no such check"
    case .noSolution(let reason):
      "the solution returned no response: \(reason.spoken(in: .english))"
    }
  }
}
