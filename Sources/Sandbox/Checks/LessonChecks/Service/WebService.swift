import Sentences
import Stage

/// The web service that the exercise plays to the learner's code.
///
/// Every check finds it as its folder describes it, and nobody has asked it anything yet.
public struct WebService: Sendable {
  let session: CheckSession

  /// The calls that were made since the check began, in their order; those to machines that nobody knows
  /// are among them.
  public func calls() throws -> [WebCall] {
    try session.ask(ServiceOrder.calls).map(WebCall.init)
  }

  /// Answers calls so from now on, the last answer again and again.
  ///
  /// - Parameters:
  ///   - path: Such as `/forecast`; nil for every path.
  ///   - query: What a call's query must say; it may say more.
  public func answer(
    _ answers: WebAnswer..., to path: String? = nil, query: [String: String] = [:]
  ) throws {
    try session.play(
      PlayedRoute(path: path, query: query, answers: answers.map(\.played)))
  }

  /// Plays a scenario of the service's folder from now on.
  public func play(_ scenario: String) throws { try session.play(scenario: scenario) }

  /// Plays what the folder says again.
  public func playUsual() throws { try session.playUsual() }
}

extension ExerciseTestCase {
  /// The web service of the exercise, as the learner's code meets it.
  public var service: WebService { WebService(session: session) }

  /// Fails unless exactly so many calls were made since the check began.
  public func assertCalls(
    _ count: Int, _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let calls = try service.calls()
    guard calls.count != count else { return }
    fail(
      message.said
        ?? Sentence(
          "The service should be asked \(count) times.", ko: "서비스에 \(count)번 물어야 해요."),
      expected: Sentence("\(count) calls", ko: "\(count)번"),
      actual: Sentence(
        "\(calls.count) calls: \(calls.prefix(5).map(\.description).joined(separator: ", "))",
        ko: "\(calls.count)번: \(calls.prefix(5).map(\.description).joined(separator: ", "))"),
      file: file, line: line)
  }
}
