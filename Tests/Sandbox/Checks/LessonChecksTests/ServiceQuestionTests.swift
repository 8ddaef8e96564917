import Foundation
import LessonChecks
import WorkerProtocol
import Testing

/// Requests from checks to the simulated service, as sent between processes.
@MainActor
@Suite(.serialized)
struct ServiceQuestionTests {
  /// Returns a check's orders and its failures.
  private func asked(
    answering calls: [RecordedCall] = [], _ check: @escaping (ExerciseTestCase) throws -> Void
  ) -> (orders: [ServiceOrder], failures: [CheckOutcome.Failure]) {
    var orders: [ServiceOrder] = []
    let catalog = CheckCatalog()
    catalog.add("asks") { (test: ExerciseTestCase) -> () throws -> Void in { try check(test) } }
    let outcome = CheckRun(catalog: catalog).outcome(of: "asks") { request, _ in
      guard case .service(let order) = request else { return .refuses(.failed("no service")) }
      orders.append(order)
      return .gives(order == .calls ? calls : [])
    }
    return (orders, outcome.failures)
  }

  private let call = RecordedCall(
    call: ServiceCall(
      number: 1, address: "https://weather.example/forecast?place=jeju", method: "POST",
      headers: ["Accept": "text/plain"], body: Data("x".utf8)),
    moment: CheckClock.now, answer: .response, status: 404)

  @Test func aCallReportsItsRequestAndTime() {
    let (orders, failures) = asked(answering: [call]) { test in
      let found = try #require(try test.service.calls().first)
      #expect(found.host == "weather.example" && found.path == "/forecast")
      #expect(found.query == ["place": "jeju"] && found.method == "POST")
      #expect(found.header("accept") == "text/plain" && found.body == Data("x".utf8))
      #expect(found.moment == CheckClock.now && found.status == 404)
      #expect("\(found)" == "POST https://weather.example/forecast?place=jeju")
    }
    #expect(orders == [.calls] && failures.isEmpty)
  }

  @Test func everyResponseIsSentUnchanged() throws {
    let (orders, _) = asked { test in
      try test.service.answer(
        .status(404), .json("{", status: 500), .offline, .dropped, .slow(3),
        .text("x").after(2), to: "/a", query: ["b": "c"])
    }
    guard case .play(let routes, nil) = orders.first, let route = routes.first else {
      Issue.record("\(orders)")
      return
    }
    #expect(route.path == "/a" && route.query == ["b": "c"])
    #expect(
      route.answers.map(\.kind)
        == [.response, .response, .offline, .dropped, .usual, .response])
    #expect(route.answers.map(\.status).prefix(2) == [404, 500])
    #expect(route.answers.map(\.delay) == [0, 0, 0, 0, 3, 2])
  }

  @Test func laterResponsesComeFirstThenTheScenarios() throws {
    let (orders, _) = asked { test in
      try test.service.answer(.status(401), to: "/a")
      try test.service.play("night")
      try test.inFreshProcess { try test.service.answer(.status(402)) }
      try test.service.playUsual()
    }
    guard orders.count == 4, case .play(let routes, let scenario) = orders[2] else {
      Issue.record("\(orders)")
      return
    }
    #expect(routes.map { $0.answers[0].status } == [402, 401] && scenario == "night")
    #expect(orders[3] == .play([], scenario: nil))
  }

  @Test func callsAreCounted() {
    #expect(asked(answering: [call]) { try $0.assertCalls(1) }.failures.isEmpty)
    let failures = asked(answering: [call, call]) { try $0.assertCalls(1) }.failures
    #expect(failures.first?.actual?.english.contains("2 calls") == true)
  }
}
