import LessonChecks
import XCTest

private struct Outcome: Codable {
  var place: String?
  var temperature: Int?
  var error: String?

  var words: String {
    error.map { String($0.prefix(80)) } ?? "\(place ?? "?"), \(temperature ?? 0)°"
  }
}

final class SourceChecks: ExerciseTestCase {
  private func ask(_ place: String) throws -> Outcome {
    try call("ask", place, as: Outcome.self)
  }

  private func place() -> String {
    inputs.element(of: ["Andong", "Gangneung", "Mokpo", "Pohang", "Sokcho", "Yeosu"])
  }

  private func report(_ place: String, _ temperature: Int) -> String {
    "{\"place\": \"\(place)\", \"temperature\": \(temperature)}"
  }

  func testAReportIsRead() throws {
    let place = place()
    let temperature = inputs.integer(in: -15...38)
    // The service's name for the place may differ from the requested one.
    let answered = "\(place)-si"
    try service.answer(
      .json(report(answered, temperature)), to: "/forecast", query: ["place": place])
    let outcome = try ask(place)
    let calls = try service.calls()
    guard let call = calls.first else {
      return fail(
        "There was no request to the service.",
        expected: "https://weather.example/forecast?place=\(place)",
        actual: "no request")
    }
    XCTAssertEqual(
      call.address, "https://weather.example/forecast?place=\(place)",
      "Send the request to this address")
    XCTAssertEqual(outcome.place, answered, "Return the place from the response")
    XCTAssertEqual(outcome.temperature, temperature, "Return the temperature from the response")
  }

  func testTheStatusDecides() throws {
    let place = place()
    // Some services send the last good response with an error.
    let body = report(place, inputs.integer(in: 11...29))
    for status in inputs.shuffled([500, 503, 429, 400]) {
      try service.answer(.json(body, status: status))
      let outcome = try ask(place)
      if outcome.error != "busy" {
        fail(
          "Status \(status) means an error, whatever the body contains. Throw SourceError.busy.",
          expected: "SourceError.busy", actual: outcome.words)
        return
      }
    }
    try service.answer(.json(body, status: 404))
    let outcome = try ask(place)
    if outcome.error != "unknownPlace" {
      fail(
        "Status 404 means that the service doesn't know the place. Throw SourceError.unknownPlace.",
        expected: "SourceError.unknownPlace", actual: outcome.words)
    }
    // Four of one kind, and one of the other.
    try assertCalls(5, "Ask only once: every request costs battery and money.")
  }

  func testGarbageIsUnreadable() throws {
    let garbage: [WebAnswer] = [
      .text("<html>Please log in to this hotel's network</html>", type: "text/html"),
      .json("{\"place\": \"Jeju\", \"tempera"), .json("[]"), .json(""),
      // Valid JSON, but not a report.
      .json("{\"place\": \"Jeju\", \"error\": \"quota\"}"),
    ]
    for answer in inputs.shuffled(garbage) {
      try service.answer(answer)
      let outcome = try ask(place())
      if outcome.error != "unreadable" {
        fail(
          "The status is 200, but the body isn't a report. Throw SourceError.unreadable.",
          expected: "SourceError.unreadable", actual: outcome.words)
        return
      }
    }
  }

  func testTheSlowIsGivenUp() throws {
    let place = place()
    try service.answer(.json(report(place, 20)).after(inputs.element(of: [4.5, 4.9])))
    let soon = try ask(place)
    if soon.temperature != 20 {
      fail(
        "A response often takes five seconds. Wait at least that long.", expected: "\(place), 20°",
        actual: soon.words)
    }
    try service.answer(.json(report(place, 20)).after(inputs.element(of: [10.1, 10.5])))
    let outcome = try ask(place)
    if outcome.error == nil {
      fail(
        "The request allows more than ten seconds. By then, people have already looked away.",
        expected: "a request with a timeout of at most 10 seconds", actual: outcome.words)
    }
  }

  func testNoNetworkIsNoReport() throws {
    for answer in inputs.shuffled([WebAnswer.offline, .dropped]) {
      try service.answer(answer)
      let outcome = try ask(place())
      if outcome.error == nil {
        fail(
          "There's no network, but "
            + "your code returns a made-up report. Throw an error instead.", expected: "an error",
          actual: outcome.words)
        return
      }
    }
  }

  func testAnyNameReachesTheService() throws {
    let places = ["Udo & Jeju", "서귀포", "Val d'Isère", "A=B?", "Nord + Süd"]
    for place in inputs.elements(3, of: places) + ["Udo & Jeju"] {
      try service.answer(.json(report("there", 20)))
      _ = try ask(place)
      let call = try XCTUnwrap(try service.calls().last, "Ask the service about every place")
      let asked = call.query["place"]
      if asked != place {
        fail(
          "Ask with the exact name of the place. Characters such as & have a special meaning in a "
            + "URL.",
          expected: place, actual: asked ?? call.address)
        return
      }
    }
  }
}
