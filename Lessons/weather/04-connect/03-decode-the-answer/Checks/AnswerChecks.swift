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
    XCTAssertEqual(found.place, place, "Read the place from `city_name`")
    XCTAssertEqual(found.temperature, Double(temperature), "Read the temperature from `temp_c`")
    XCTAssertEqual(found.rainChance, 0.5, "Read the chance of rain from `rain_chance`")
    // January 15, 2026, 09:00 UTC.
    XCTAssertEqual(
      found.measured, 1_768_467_600 + Double(minutes) * 60, "Read the time from `measured_at`")
    for sky in inputs.shuffled(["clear", "clouds", "rain", "snow", "storm"]) {
      let found = try read(Answer(condition: "\"condition\": \"\(sky)\""))
      XCTAssertEqual(found.sky, sky, "Read the sky from `condition`")
    }
  }

  func testAnUnknownSkyIsClouds() throws {
    let skies = ["fog", "hail", "sleet", "dust", "haze", "tornado", "", "Rain2", "thunderstorm"]
    for sky in inputs.shuffled(skies) {
      let found = try read(Answer(condition: "\"condition\": \"\(sky)\""))
      XCTAssertEqual(
        found.sky, "clouds", "Return clouds for a sky the widget doesn't know")
    }
  }

  func testRainMayBeUnknown() throws {
    for rain in inputs.shuffled(["", "\"rain_chance\": null"]) {
      let found = try read(Answer(rain: rain))
      XCTAssertNil(
        found.rainChance,
        "Without `rain_chance`, the chance of rain is unknown: return nil, not 0%")
    }
    let zero = try read(Answer(rain: "\"rain_chance\": 0"))
    XCTAssertEqual(zero.rainChance, 0, "A chance of 0 is known: don't turn it into nil")
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
          "Without `\(name)`, there's nothing true to show. Throw, so that the service returns the "
            + "last known forecast.",
          expected: "an error", actual: "\(found.place), \(found.temperature)°")
      }
    }
    for text in ["<html>Busy</html>", "", "[]"] where try thrownError(by: "read", text) == nil {
      fail(
        "This isn't weather, but your code read it without an error. Throw instead.",
        expected: "an error", actual: text)
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
