import LessonChecks
import XCTest

private struct Asked: Codable {
  var answer: String
  var seconds: Double
}

final class ServiceChecks: ExerciseTestCase {
  private let hello = "https://greeting.example/hello?name=Mina"

  private func ask(_ address: String, patience: Double = 60) throws -> Asked {
    try call("ask", address, patience, as: Asked.self)
  }

  func testCallsAreSeen() throws {
    try assertCalls(0, "Nobody has asked yet")
    XCTAssertEqual(try ask(hello).answer, "200 Hello, Mina")
    let call = try XCTUnwrap(service.calls().first)
    XCTAssertEqual(call.host, "greeting.example")
    XCTAssertEqual(call.path, "/hello")
    XCTAssertEqual(call.query, ["name": "Mina"])
    XCTAssertEqual(call.header("x-from"), "Rings")
    XCTAssertEqual(call.method, "GET")
    XCTAssertEqual(call.status, 200)
    XCTAssertEqual(call.moment, CheckClock.now)
    XCTAssertEqual(try ask("https://greeting.example/moved").answer, "200 Again, Mina")
    try assertCalls(3)
  }

  func testAnswersComeInTurn() throws {
    XCTAssertEqual(try ask(hello).answer, "200 Hello, Mina")
    XCTAssertEqual(try ask(hello).answer, "200 Again, Mina")
    XCTAssertEqual(try ask(hello).answer, "200 Again, Mina")
    try service.answer(.text("one"), .status(503), to: "/hello")
    XCTAssertEqual(try ask(hello).answer, "200 one")
    XCTAssertEqual(try ask(hello).answer, "503 ")
    XCTAssertEqual(try inFreshProcess { try ask(hello).answer }, "503 ")
    try service.playUsual()
    XCTAssertEqual(try ask(hello).answer, "200 Hello, Mina")
    XCTAssertEqual(try solution.call("ask", hello, 60.0, as: Asked.self).answer, "200 Hello, Mina")
    XCTAssertEqual(try service.calls().count, 7, "The solution's calls are its own")
  }

  func testWhatGoesWrong() throws {
    XCTAssertEqual(try ask("https://greeting.example/nowhere").answer, "404 Not Found")
    XCTAssertEqual(try ask("https://nobody.example/").answer, "error -1003")
    XCTAssertEqual(try ask("http://greeting.example/hello").answer, "error -1022")
    try service.answer(.offline)
    XCTAssertEqual(try ask(hello).answer, "error -1009")
    XCTAssertEqual(try ask("https://nobody.example/").answer, "error -1009")
    try service.answer(.dropped)
    XCTAssertEqual(try ask(hello).answer, "error -1005")
    try service.answer(.json("{"))
    XCTAssertEqual(try ask(hello).answer, "200 {")
    XCTAssertEqual(try service.calls().map(\.status), [404, nil, nil, nil, nil, 200])
  }

  func testSecondsPassOnThePhone() throws {
    try service.answer(.slow(12))
    let slow = try ask(hello)
    XCTAssertEqual(slow.answer, "200 Hello, Mina")
    XCTAssertEqual(slow.seconds, 12, accuracy: 0.5)
    let impatient = try ask(hello, patience: 5)
    XCTAssertEqual(impatient.answer, "error -1001")
    XCTAssertEqual(impatient.seconds, 5, accuracy: 0.5)
    let both = try call("both", hello, as: Asked.self)
    XCTAssertEqual(both.answer, "200 Again, Mina|200 Again, Mina")
    XCTAssertEqual(both.seconds, 12, accuracy: 0.9, "At the same time")
  }

  func testAScenario() throws {
    try service.play("night")
    let asked = try ask(hello)
    XCTAssertEqual(asked.answer, "200 Good night")
    XCTAssertEqual(asked.seconds, 3, accuracy: 0.5)
    XCTAssertThrowsError(try service.play("day"))
  }

  func testWhatIsStored() throws {
    try call("keep", "blue")
    try call("keepFile", "green")
    XCTAssertEqual(try call("kept", as: [String?].self), ["blue", "blue"])
    try inFreshProcess {
      XCTAssertEqual(try call("kept", as: [String?].self), [nil, nil])
      XCTAssertNil(try call("keptFile", as: String?.self))
    }
  }

  func testTheNextCheckBeginsEmpty() throws {
    XCTAssertEqual(try call("kept", as: [String?].self), [nil, nil])
    XCTAssertNil(try call("keptFile", as: String?.self))
    try assertCalls(0)
    try call("keep", "red")
    try call("keepFile", "green")
    try inFreshProcess(keeps: .appGroups) {
      XCTAssertEqual(try call("kept", as: [String?].self), [nil, "red"])
      XCTAssertEqual(try call("keptFile", as: String?.self), "green")
      try call("keep", "grey")
    }
    try inFreshProcess(keeps: .everything) {
      XCTAssertEqual(try call("kept", as: [String?].self), ["grey", "grey"])
    }
  }

  func testTheWidgetAsks() throws {
    let later = CheckClock.now.addingTimeInterval(86_400)
    assertShows(try widget("ServiceWidget").render(asked: later), "200 Hello, Mina")
    XCTAssertEqual(try service.calls().map(\.moment), [later])
    _ = try widget("ServiceWidget").render(isSnapshot: true)
    try assertCalls(1)
    try service.answer(.slow(31))
    do {
      _ = try widget("ServiceWidget").timeline()
      XCTFail("The phone waits no longer")
    } catch {
      XCTAssertTrue("\(error)".contains("still waiting"), "\(error)")
    }
  }
}
