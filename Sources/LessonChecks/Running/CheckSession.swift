import Foundation
import Sentences
package import Stage

/// The conversation of one check with the worker, and what came to light in it.
///
/// Calls come from the check's thread, one after the other; a check that asks from several tasks at
/// once is served in turn.
package final class CheckSession: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// Sends a question and waits for the reply.
  private let ask: (StageRequest, StageQuestion.Respondent) throws -> StageResponse
  private let respondent: StageQuestion.Respondent
  /// The check's own session where this one asks somebody else; nil for the check's own.
  private let owner: CheckSession?
  /// The values that the check asks with.
  let inputs: CheckInputs
  private var startedProcesses = 0
  /// What the check wants of the service instead of the usual.
  private var wanted: (routes: [PlayedRoute], scenario: String?) = ([], nil)
  private var recordedFailures: [CheckOutcome.Failure] = []
  private var recordedInterruption: CheckOutcome.Interruption?
  private var recordedPictures: [RenderedWidget] = []
  private var recordedRenders: [CheckOutcome.Render] = []

  /// The pictures kept to be shown beside a failure.
  static let keptPictures = 2

  /// A conversation in which `ask` puts the questions.
  package init(
    inputs: CheckInputs = CheckInputs(seed: 0, check: ""),
    ask: @escaping (StageRequest, StageQuestion.Respondent) throws -> StageResponse
  ) {
    self.ask = ask
    self.inputs = inputs
    respondent = .learner
    owner = nil
  }

  private init(asking respondent: StageQuestion.Respondent, for owner: CheckSession) {
    ask = owner.ask
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
    keep(try picture(request))
  }

  /// The picture of something else than a view, kept to be shown beside a failure.
  func keep(_ rendered: RenderedWidget) -> RenderedPicture {
    remember(rendered)
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

  func play(_ request: SceneRequest) throws -> ScenePlay {
    guard case .scene(let play) = try answer(to: .scene(request)) else { throw wrongAnswer }
    return play
  }

  func open(_ request: AppOpeningRequest) throws -> AppOpening {
    guard case .opened(let opening) = try answer(to: .open(request)) else { throw wrongAnswer }
    return opening
  }

  /// A picture that is looked at, but not kept to be shown beside a failure.
  func picture(_ request: RenderRequest) throws -> RenderedWidget {
    guard case .picture(let rendered) = try answer(to: .render(request)) else {
      throw wrongAnswer
    }
    return rendered
  }

  func timeline(_ request: TimelineRequest) throws -> TimelineSummary {
    guard case .timeline(let summary) = try answer(to: .timeline(request)) else {
      throw wrongAnswer
    }
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

  func contents() throws -> Declarations { Declarations(try inspected()) }

  /// What the learner's files declare, as the worker told it.
  func inspected() throws -> PluginContents {
    guard case .contents(let contents) = try answer(to: .inspect) else { throw wrongAnswer }
    return contents
  }

  /// What the service's record says, or nothing where the order was to play something.
  func service(_ order: ServiceOrder) throws -> [RecordedCall] {
    guard case .calls(let calls) = try answer(to: .service(order)) else { throw wrongAnswer }
    return calls
  }

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
    _ = try service(.play(wanted.routes, scenario: wanted.scenario))
  }

  /// Whether app and extension are on a phone, and what its widget gallery offers.
  func gallery(_ request: GalleryRequest) throws -> GalleryContents {
    guard case .gallery(let contents) = try answer(to: .gallery(request)) else {
      throw wrongAnswer
    }
    return contents
  }

  /// The previews with what each of them shows.
  func previews() throws -> [PreviewContents] {
    guard case .previews(let contents) = try answer(to: .previews) else { throw wrongAnswer }
    return contents
  }

  /// What every bundle lists.
  func bundles() throws -> [BundleContents] {
    guard case .bundles(let contents) = try answer(to: .bundles) else { throw wrongAnswer }
    return contents
  }

  /// What a control says and does.
  func control(_ request: ControlRequest) throws -> ControlReport {
    guard case .control(let report) = try answer(to: .control(request)) else { throw wrongAnswer }
    return report
  }

  /// How many bytes a Live Activity's values take.
  func measureActivity(
    _ name: String?, _ values: RenderRequest.ActivityValues
  ) throws -> ActivitySize {
    guard case .activitySize(let size) = try answer(to: .measureActivity(name, values)) else {
      throw wrongAnswer
    }
    return size
  }

  func sheet(_ request: SheetRequest) throws -> EditSheet {
    guard case .sheet(let sheet) = try answer(to: .sheet(request)) else { throw wrongAnswer }
    return sheet
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
    if let interruption = owner?.interruption ?? recordedInterruption {
      throw CheckInterruption(interruption)
    }
    let response: StageResponse
    do {
      response = try ask(request, respondent)
    } catch let interruption as CheckInterruption {
      interrupt(interruption.kind)
      throw interruption
    }
    switch response {
    case .threw(let reason) where respondent == .solution,
      .missingProbe(let reason) where respondent == .solution:
      throw noSolution(Sentence(verbatim: reason))
    case .failed(let reason) where respondent == .solution,
      .impossible(let reason) where respondent == .solution:
      throw noSolution(reason)
    case .threw(let error):
      var question = PictureQuestionError(
        Sentence("Your code threw an error: \(error)", ko: "코드가 오류를 던졌어요: \(error)"))
      question.thrown = error
      throw question
    case .failed(let reason), .impossible(let reason):
      throw PictureQuestionError(reason)
    case .missingProbe(let name):
      interrupt(.missingProbe(name))
      throw CheckInterruption(.missingProbe(name))
    default:
      return response
    }
  }

  private func noSolution(_ reason: Sentence) -> CheckInterruption {
    interrupt(.noSolution(reason))
    return CheckInterruption(.noSolution(reason))
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
