import LessonChecks
import XCTest

final class HereChecks: ExerciseTestCase {
  private func state(_ status: Int, _ isAuthorized: Bool, _ age: Double?) throws -> String {
    try call("state", status, isAuthorized, age, as: String.self)
  }

  func testEachAnswerOfThePhoneHasItsState() throws {
    for isAuthorized in inputs.shuffled([true, false]) {
      try assertState(0, isAuthorized, 1, "notAsked", "The app hasn't asked yet.")
      try assertState(1, isAuthorized, 1, "denied", "Location is restricted on this phone.")
      try assertState(2, isAuthorized, nil, "denied", "The user has said no.")
    }
    for status in [3, 4] {
      try assertState(status, false, 1, "denied", "The user allows the app, but not its widgets.")
      try assertState(
        status, true, nil, "unknown", "Location is allowed, but none has arrived yet.")
      try assertState(
        status, true, 3 + 1 / 3600.0, "unknown",
        "The location is a second more than three hours old.")
      try assertState(status, true, 3, "near Seoul", "The location is exactly three hours old.")
    }
  }

  private func assertState(
    _ status: Int, _ isAuthorized: Bool, _ age: Double?, _ wanted: String, _ fact: String
  ) throws {
    let actual = try state(status, isAuthorized, age)
    if actual != wanted {
      fail("\(fact) Return a different state.", expected: wanted, actual: actual)
    }
  }

  func testTheNearestTownIsFound() throws {
    let places = [
      ("Busan", 35.8, 128.6), ("Gangneung", 38.2, 128.6), ("Jeju", 34.3, 126.3),
      ("Seoul", 37.3, 126.6),
      ("Gangneung", 37.2, 129.3),
      // The nearest in meters rather than in degrees, because degrees of longitude are shorter at this
      // latitude.
      ("Busan", 36.1, 127.6),
    ]
    for (town, latitude, longitude) in inputs.shuffled(places) {
      let actual = try call("nearest", latitude, longitude, as: String.self)
      if actual != town {
        return fail(
          "At \(latitude)° north and \(longitude)° east, \(town) is nearest.", expected: town,
          actual: actual)
      }
    }
  }

  private func picture(_ state: String) throws -> RenderedPicture {
    try view("here", state, "Sokcho", 16).render(.systemSmall)
  }

  func testEachStateSaysWhatItIs() throws {
    assertShows(try picture("near"), "Sokcho", "16°")
    var said: [String: String] = [:]
    for state in ["notAsked", "denied", "unknown"] {
      let picture = try picture(state)
      let text = picture.visibleTexts.compactMap(\.text).filter { $0.count > 2 }.joined(
        separator: ", ")
      if text.isEmpty {
        return fail(
          "Show some text in the state \(state).", expected: "what's the matter, and what to do",
          actual: "no text", showing: [picture])
      }
      if let other = said[text] {
        return fail(
          "\(state) and \(other) show the same text, but people have to do different things.",
          expected: "different text in each state", actual: text, showing: [picture])
      }
      said[text] = state
      assertFits(picture)
      assertReadableSize(picture)
      try assertLegibleByDayAndNight(picture)
    }
  }

  func testNothingSpins() throws {
    for state in ["notAsked", "denied", "unknown", "near"] {
      let picture = try picture(state)
      if let spinner = picture.all("ProgressView").first {
        return fail(
          "A ProgressView without a value waits for code that doesn't run.",
          expected: "text", actual: "spinner", at: spinner)
      }
    }
  }

  func testADenialIsNotAskedForAgain() throws {
    if case .after(let date) = try widget("HereWidget").timeline().policy,
      date.timeIntervalSince(CheckClock.now) < 3599.5
    {
      return fail(
        "On a phone with location off, nothing changes by itself. Ask again after an hour at the "
          + "earliest, or not at all.",
        expected: "an hour or more",
        actual: "\(Int(date.timeIntervalSince(CheckClock.now) / 60)) minutes")
    }
    let strip = try widget("HereWidget").strip(for: 6 * 3600)
    if strip.reloads.count > 7 {
      fail(
        "On a phone with location off, nothing changes by itself. Ask again after an hour at the "
          + "earliest, or not at all.",
        expected: "at most 6 reloads in six hours", actual: "\(strip.reloads.count) reloads")
    }
    let picture = try widget("HereWidget").render()
    let denied = try self.picture("denied")
    XCTAssertEqual(
      picture.texts, denied.texts, "This phone has location off, and the widget should say so.")
    XCTAssertTrue(
      try call("wantsLocation", as: Bool.self), "Keep the key in the extension's Info.plist.")
  }
}
