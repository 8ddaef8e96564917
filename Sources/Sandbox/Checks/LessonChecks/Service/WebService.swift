import Sentences
import WorkerProtocol

/// The exercise's simulated web service.
///
/// When a check starts, the service responds as its folder describes and has recorded no requests.
public struct WebService: Sendable {
  let session: CheckSession

  /// Returns the requests since the check began, in order, including those to unknown hosts.
  public func calls() throws -> [WebCall] {
    try session.ask(ServiceOrder.calls).map(WebCall.init)
  }

  /// Sends these responses from now on, and then repeats the last response.
  ///
  /// - Parameters:
  ///   - path: The path, such as `/forecast`, or `nil` for every path.
  ///   - query: Items that a request's query must contain; the request may contain other items.
  public func answer(
    _ answers: WebAnswer..., to path: String? = nil, query: [String: String] = [:]
  ) throws {
    try session.play(
      PlayedRoute(path: path, query: query, answers: answers.map(\.played)))
  }

  /// Runs a scenario from the service's folder from now on.
  public func play(_ scenario: String) throws { try session.play(scenario: scenario) }

  /// Restores the responses from the service's folder.
  public func playUsual() throws { try session.playUsual() }
}

extension ExerciseTestCase {
  /// The exercise's web service, as the learner's code uses it.
  public var service: WebService { WebService(session: session) }

  /// Fails unless the code sent exactly `count` requests since the check began.
  public func assertCalls(
    _ count: Int, _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let calls = try service.calls()
    guard calls.count != count else { return }
    fail(
      message.said
        ?? Sentence(
          "Your code should call the service \(count: count, "time").",
          ko: "서비스를 \(count)번 호출해야 해요."),
      expected: Sentence("\(count: count, "call")", ko: "\(count)번"),
      actual: Sentence(
        "\(count: calls.count, "call"): \(calls.prefix(5).map(\.description).joined(separator: ", "))",
        ko: "\(calls.count)번: \(calls.prefix(5).map(\.description).joined(separator: ", "))"),
      file: file, line: line)
  }
}
