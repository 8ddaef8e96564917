import Foundation
import Sentences
package import Stage

/// The conversation of one check with the worker, and what came to light in it.
///
/// Calls come from the check's thread, one after the other; a check that asks from several tasks at
/// once is served in turn.
package final class CheckSession: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// Takes questions on, and waits for the reply.
  private let stage: any QuestionTaker
  private let respondent: StageQuestion.Respondent
  /// The check's own session where this one asks somebody else; nil for the check's own.
  private let owner: CheckSession?
  /// The values that the check asks with.
  let inputs: CheckInputs
  /// What ends XCTest's waits before and behind the check in time.
  let wakeUps = WakeUps()
  private var startedProcesses = 0
  /// What the check wants of the service instead of the usual.
  private var wanted: (routes: [PlayedRoute], scenario: String?) = ([], nil)
  private var recordedFailures: [CheckOutcome.Failure] = []
  private var recordedInterruption: CheckOutcome.Interruption?
  private var recordedPictures: [RenderedWidget] = []
  private var recordedRenders: [CheckOutcome.Render] = []

  /// The pictures kept to be shown beside a failure.
  static let keptPictures = 2

  /// A conversation with whoever takes the questions.
  package init(
    inputs: CheckInputs = CheckInputs(seed: 0, check: ""), asking stage: any QuestionTaker
  ) {
    self.stage = stage
    self.inputs = inputs
    respondent = .learner
    owner = nil
  }

  private init(asking respondent: StageQuestion.Respondent, for owner: CheckSession) {
    stage = owner.stage
    inputs = owner.inputs
    self.respondent = respondent
    self.owner = owner.owner ?? owner
  }

  /// The same conversation with the solution in the learner's place.
  var solution: CheckSession { CheckSession(asking: .solution, for: self) }

  /// A conversation with a process of the learner's code that was never asked anything.
  ///
  /// - Parameter kept: What it finds of what the process stored that was asked last.
  func fresh(keeps kept: KeptStorage) -> CheckSession {
    if let owner { return owner.fresh(keeps: kept) }
    let number = lock.withLock {
      startedProcesses += 1
      return startedProcesses
    }
    return CheckSession(asking: .fresh(number, keeps: kept), for: self)
  }

  /// The assertions that did not hold so far.
  package var failures: [CheckOutcome.Failure] { lock.withLock { recordedFailures } }
  /// What ended the check early; nil while nothing did.
  package var interruption: CheckOutcome.Interruption? { lock.withLock { recordedInterruption } }
  /// The pictures that were drawn last.
  package var pictures: [RenderedWidget] { lock.withLock { recordedPictures } }

  /// The pictures that belong to the failure that is told first; empty where it names none.
  package var renders: [CheckOutcome.Render] { lock.withLock { recordedRenders } }

  /// Records an assertion that did not hold.
  ///
  /// - Parameter renders: Pictures to show beside the failure.
  package func record(_ failure: CheckOutcome.Failure, showing renders: [CheckOutcome.Render] = [])
  {
    if let owner { return owner.record(failure, showing: renders) }
    lock.withLock {
      if recordedFailures.isEmpty { recordedRenders = renders }
      recordedFailures.append(failure)
    }
  }

  /// Keeps the first interruption: those that follow are its consequences.
  package func interrupt(_ interruption: CheckOutcome.Interruption) {
    if let owner { return owner.interrupt(interruption) }
    lock.withLock { recordedInterruption = recordedInterruption ?? interruption }
  }

  func render(_ request: RenderRequest) throws -> RenderedPicture {
    try keep(try ask(request))
  }

  /// A picture to look at, kept to be shown beside a failure.
  ///
  /// - Throws: `PictureQuestionError` where a phone would draw nothing of it.
  func keep(_ rendered: RenderedWidget) throws -> RenderedPicture {
    remember(rendered)
    return try picture(rendered)
  }

  /// A picture to look at.
  ///
  /// - Throws: `PictureQuestionError` where a phone would draw nothing of it.
  func picture(_ rendered: RenderedWidget) throws -> RenderedPicture {
    if let note = rendered.picture.notes.first(where: \.tellsOfAnEndlessView) {
      throw PictureQuestionError(note.message)
    }
    return RenderedPicture(rendered, session: self)
  }

  /// Keeps the learner's pictures that were looked at last.
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
      // No moment is before or after one that is none, so that most checks would pass.
      throw PictureQuestionError(
        Sentence(
          "The timeline has a date or a relevance that is not a number.",
          ko: "타임라인에 숫자가 아닌 날짜나 관련도가 있어요."),
        expected: Sentence("dates such as Date.now", ko: "Date.now 같은 날짜"))
    }
    return summary
  }

  /// What the learner's files declare.
  func declarations() throws -> Declarations { Declarations(try ask(InspectRequest.everything)) }

  /// Plays a route before those that are played already.
  func play(_ route: PlayedRoute) throws {
    if let owner { return try owner.play(route) }
    wanted.routes.insert(route, at: 0)
    try playWanted()
  }

  /// Plays a scenario.
  func play(scenario: String) throws {
    if let owner { return try owner.play(scenario: scenario) }
    wanted.scenario = scenario
    try playWanted()
  }

  /// Plays what is usual.
  func playUsual() throws {
    if let owner { return try owner.playUsual() }
    wanted = ([], nil)
    try playWanted()
  }

  private func playWanted() throws {
    _ = try ask(ServiceOrder.play(wanted.routes, scenario: wanted.scenario))
  }

  /// Puts a question to whom this conversation is with.
  ///
  /// What is drawn is looked at, and not kept to be shown beside a failure.
  ///
  /// - Throws: `PictureQuestionError` where there is no answer, and `CheckInterruption` where the check is
  ///   at its end.
  func ask<Request: StageRequest>(_ request: Request) throws -> Request.Response {
    lock.lock()
    defer { lock.unlock() }
    if let interruption = owner?.interruption ?? recordedInterruption {
      throw CheckInterruption(interruption)
    }
    let answer: StageAnswer<Request.Response>
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

  /// The responses to several requests, nil where there is none; each is worked out while the one before
  /// is read.
  ///
  /// Where the check is at its end, the rest is nil as well.
  func responses<Request: StageRequest>(to requests: [Request]) -> [Request.Response?] {
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
        // The judge is not there any more: whatever is asked next says so.
      }
    }
    return responses + repeatElement(nil, count: requests.count - responses.count)
  }

  /// What a check ends with that got no answer.
  private func error(for refusal: StageRefusal) -> any Error {
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

/// Ends a check early without a verdict of its own: the judge decides what it means.
package struct CheckInterruption: Error, CustomStringConvertible {
  /// What happened.
  package let kind: CheckOutcome.Interruption

  /// Ends a check because of this.
  package init(_ kind: CheckOutcome.Interruption) { self.kind = kind }

  package var description: String {
    switch kind {
    case .workerEnded: "the process with your code ended"
    case .garbledReply(let reason): "the process with your code sent no proper answer: \(reason)"
    case .missingProbe(let name): "the probe \(name) is not there"
    case .skipped(let reason): reason.spoken(in: .english)
    case .unknownCheck: "there is no such check"
    case .noSolution(let reason): "the solution gave no answer: \(reason.spoken(in: .english))"
    }
  }
}
