import LessonChecks
import XCTest

private struct Reading: Codable {
  var place: String
  var temperature: Double
  var sky: String
  var measured: Double
  var rainChance: Double?
}

final class AnswerChecks: ExerciseTestCase {
  /// A response in the service's format, with its parts in any order.
  private struct Answer {
    var place = "\"city_name\": \"Jeju\""
    var temperature = "\"temp_c\": 24"
    var condition = "\"condition\": \"rain\""
    var measured = "\"measured_at\": \"2026-01-15T09:41:00Z\""
    var rain = "\"rain_chance\": 0.5"
    var more = ""

    func text(_ inputs: CheckInputs) -> String {
      let parts = [place, temperature, condition, measured, rain, more].filter { !$0.isEmpty }
      return "{" + inputs.shuffled(parts).joined(separator: ", ") + "}"
    }
  }

  private func read(_ answer: Answer) throws -> Reading {
    try call("read", answer.text(inputs), as: Reading.self)
  }

  func testAnAnswerIsRead() throws {
    let place = inputs.element(of: ["Jeju", "Busan", "Andong", "서귀포"])
    let temperature = inputs.integer(in: -15...38)
    let minutes = inputs.integer(in: 0...59)
    let found = try read(
      Answer(
        place: "\"city_name\": \"\(place)\"", temperature: "\"temp_c\": \(temperature)",
        measured: "\"measured_at\": \"2026-01-15T09:\(minutes < 10 ? "0" : "")\(minutes):00Z\""))
    XCTAssertEqual(found.place, place, "The place is `city_name`")
    XCTAssertEqual(found.temperature, Double(temperature), "The temperature is `temp_c`")
    XCTAssertEqual(found.rainChance, 0.5, "The chance of rain is `rain_chance`")
    // January 15, 2026, 09:00 UTC.
    XCTAssertEqual(
      found.measured, 1_768_467_600 + Double(minutes) * 60, "The moment is `measured_at`")
    for sky in inputs.shuffled(["clear", "clouds", "rain", "snow", "storm"]) {
      let found = try read(Answer(condition: "\"condition\": \"\(sky)\""))
      XCTAssertEqual(found.sky, sky, "The sky is `condition`")
    }
  }

  func testAnUnknownSkyIsClouds() throws {
    let skies = ["fog", "hail", "sleet", "dust", "haze", "tornado", "", "Rain2", "thunderstorm"]
    for sky in inputs.shuffled(skies) {
      let found = try read(Answer(condition: "\"condition\": \"\(sky)\""))
      XCTAssertEqual(
        found.sky, "clouds", "A sky that the widget does not know is shown as clouds")
    }
  }

  func testRainMayBeUnknown() throws {
    for rain in inputs.shuffled(["", "\"rain_chance\": null"]) {
      let found = try read(Answer(rain: rain))
      XCTAssertNil(
        found.rainChance,
        "Without `rain_chance` nobody knows whether it will rain: that is nil, not 0 %")
    }
    let zero = try read(Answer(rain: "\"rain_chance\": 0"))
    XCTAssertEqual(zero.rainChance, 0, "0 is a chance that somebody knows")
  }

  func testWhatItNeedsHasToBeThere() throws {
    var without = [Answer(), Answer(), Answer()]
    without[0].place = ""
    without[1].temperature = ""
    without[2].measured = ""
    for (answer, name) in zip(without, ["city_name", "temp_c", "measured_at"]) {
      let text = answer.text(inputs)
      if try thrownError(by: "read", text) == nil {
        let found = try call("read", text, as: Reading.self)
        fail(
          "Without `\(name)` there is nothing true to show: throw, and the service falls back to what "
            + "was known last.",
          expected: "an error", actual: "\(found.place), \(found.temperature)°")
      }
    }
    for text in ["<html>Busy</html>", "", "[]"] where try thrownError(by: "read", text) == nil {
      fail(
        "This is no weather at all, and it was read without an error: throw.", expected: "an error",
        actual: text)
    }
  }

  func testTimesMayHaveAnOffset() throws {
    let hour = inputs.integer(in: 10...23)
    let found = try read(Answer(measured: "\"measured_at\": \"2026-01-15T\(hour):30:00+09:00\""))
    // Midnight in Seoul, at the start of January 15, 2026.
    XCTAssertEqual(
      found.measured, 1_768_402_800 + Double(hour) * 3600 + 1800,
      "A time may have an offset such as +09:00")
  }

  func testHalfDegreesAndMoreNamesAreNoTrouble() throws {
    let half = Double(inputs.integer(in: -9...30)) + 0.5
    let found = try read(
      Answer(temperature: "\"temp_c\": \(half)", more: "\"pollen\": {\"birch\": 3}"))
    XCTAssertEqual(found.temperature, half, "A temperature may have a fraction")
  }
}
