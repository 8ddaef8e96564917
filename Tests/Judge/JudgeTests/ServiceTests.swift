import Foundation
import Jailing
import Judge
import WorkerProtocol
import TestSupport
import Testing

/// The simulated web service, and its record of requests, which outlives a process.
@Suite(.serialized, .startsProcesses)
struct ServiceTests {
  private func verdict(
    at level: JailLevel = .full, _ edit: (String) -> String = { $0 }
  ) async throws -> Verdict {
    let solution = try TinyPack.solution("greeting-service/Greeter.swift")
    return try await TinyJudge.verdict(
      on: ["Greeter.swift": edit(solution)], for: "greeting-service", level: level)
  }

  /// Each check of the tiny pack sends one kind of request.
  @Test(arguments: [JailLevel.full, .reduced, .none])
  func everyServiceQuestionHasItsAnswer(level: JailLevel) async throws {
    let verdict = try await verdict(at: level)
    #expect(verdict.status == .passed, "\(verdict.checks) \(verdict.diagnostics)")
  }

  /// The record is the judge's: code can't claim a request that it didn't send.
  @Test(.mainPath) func anUnrequestedResponseIsNoCall() async throws {
    let verdict = try await verdict {
      $0.replacing(
        "guard let url = URL(string: address) else { return \"no address\" }\n  var",
        with: """
          guard let url = URL(string: address) else { return "no address" }
            if url.path == "/hello" { return "200 Hello, Mina" }
            var
          """)
    }
    let seen = try #require(verdict.checks.first { $0.id.hasSuffix("testCallsAreSeen") })
    #expect(seen.status == .failed)
  }

  /// More requests than any widget sends end the process, and no check passes.
  @Test func excessiveCallsAreStopped() async throws {
    let verdict = try await verdict {
      $0.replacing(
        "var request",
        with: "for _ in 0..<400 { _ = try? await URLSession.shared.data(from: url) }\n  var request"
      )
    }
    let seen = try #require(verdict.checks.first { $0.id.hasSuffix("testCallsAreSeen") })
    #expect(seen.status == .crashed || seen.status == .failed || seen.status == .timedOut)
  }

  @Test func aPhoneWithoutAServiceIsOffline() {
    let player = ServicePlayer(nil)
    let call = ServiceCall(number: 1, address: "https://weather.example/")
    #expect(player.answer(to: call).kind == .offline)
  }

  /// The record of requests has a size limit.
  @Test func recordedCallsAreBounded() {
    let player = ServicePlayer(PlayedService(hosts: ["a.example"], routes: []))
    for number in 0..<200 {
      let call = ServiceCall(
        number: number, address: "https://a.example/" + String(repeating: "x", count: 100_000),
        headers: ["a": String(repeating: "y", count: 100_000), "b": "c"],
        body: Data(repeating: 1, count: 1_000_000))
      #expect(player.answer(to: call).status == 404)
    }
    guard case .answered(let calls) = player.answer(to: ServiceOrder.calls) else {
      Issue.record("no record")
      return
    }
    #expect((10..<200).contains(calls.count))
    let bytes = calls.map { $0.call.address.utf8.count + $0.call.body.count }.reduce(0, +)
    #expect(bytes <= 2 << 20)
  }

  @Test func aCallMatchesARouteByMethodPathAndQuery() {
    let route = PlayedRoute(method: "post", path: "/a", query: ["b": "c"], answers: [])
    func fits(_ address: String, _ method: String = "POST") -> Bool {
      route.fits(ServiceCall(number: 1, address: address, method: method))
    }
    #expect(fits("https://x.example/a?b=c&d=e"))
    #expect(!fits("https://x.example/a?b=c", "GET"))
    #expect(!fits("https://x.example/a?b=d"))
    #expect(!fits("https://x.example/a/?b=c"))
  }
}
