import LessonChecks
import XCTest

final class WaterChecks: ExerciseTestCase {
  private var water: WidgetHandle { widget("WaterWidget") }

  /// Returns three temperatures, none of them the sample's, and the response that contains them.
  private func answer() -> (hours: [Int], json: WebAnswer) {
    let hours = inputs.integers(3, in: 5...19)
    return (hours, .json("{\"hours\": \(hours)}"))
  }

  /// Returns the seconds from the request to the next timeline.
  private func pause(of timeline: RenderedTimeline, asked: Date) -> TimeInterval? {
    guard case .after(let date) = timeline.policy else { return nil }
    return date.timeIntervalSince(asked)
  }

  func testTheAnswerIsShown() throws {
    let (hours, json) = answer()
    try service.answer(json, to: "/water")
    for hour in inputs.shuffled([0, 1, 2]) {
      let picture = try water.render(entry: hour)
      if !picture.shows(number: hours[hour]) {
        return fail(
          "Show hour \(hour) of the response in its entry.",
          expected: "\(hours[hour])°", actual: picture.texts.joined(separator: ", "),
          showing: [picture])
      }
    }
    let timeline = try water.timeline()
    assertMoment(
      timeline.dates.first, isAbout: CheckClock.now,
      "The response starts with the current hour. Until its entry comes, there's nothing to show.")
    let minutes = timeline.intervals.map { Int(($0 / 60).rounded()) }
    let isHourly = timeline.intervals.allSatisfy { abs($0 - 3600) < 0.5 }
    if minutes.count != 2 || !isHourly {
      fail(
        "Make three entries, an hour apart", expected: "60, 60 min",
        actual: minutes.isEmpty
          ? "one entry" : "\(minutes.map(String.init).joined(separator: ", ")) min")
    }
  }

  func testTheServiceIsAskedOnce() throws {
    try inFreshProcess { try assertTheServiceIsAskedOnce() }
  }

  private func assertTheServiceIsAskedOnce() throws {
    try service.answer(answer().json, to: "/water")
    for number in 1...2 {
      let before = try service.calls().count
      _ = try water.timeline(from: CheckClock.now.addingTimeInterval(Double(number) * 7200))
      let calls = try service.calls().count - before
      if calls != 1 {
        return fail(
          "One response contains all hours, but one timeline asked the service \(calls) times. Ask "
            + "once.",
          expected: "one request", actual: "\(calls) requests")
      }
    }
    let before = try service.calls().count
    try service.answer(.status(503), to: "/water")
    _ = try water.timeline(from: CheckClock.now.addingTimeInterval(21600))
    let calls = try service.calls().count - before
    if calls != 1 {
      fail(
        "The service didn't respond, but one timeline asked the service \(calls) times. Ask once, "
          + "and leave the next try to the next timeline.",
        expected: "one request", actual: "\(calls) requests")
    }
  }

  func testNobodyWaitsForTheSnapshot() throws {
    try service.answer(answer().json.after(5), to: "/water")
    for isPreview in inputs.shuffled([true, false]) {
      // In a new process, because other checks may have sent requests.
      let picture = try inFreshProcess {
        try water.render(isSnapshot: true, isPreview: isPreview)
      }
      let calls = try service.calls()
      if !calls.isEmpty {
        return fail(
          "The system needs the snapshot at once, but your code asks the network first.",
          expected: "no request", actual: calls.map(\.description).joined(separator: ", "))
      }
      if picture.visibleTexts.flatMap(\.numbers).isEmpty {
        fail(
          "A snapshot should show a complete widget. If there's no known value yet, use the "
            + "sample.",
          expected: "the temperature", actual: picture.texts.joined(separator: ", "),
          showing: [picture])
      }
    }
    _ = try water.render(isPlaceholder: true)
    try assertCalls(0, "The system needs the placeholder at once, but your code asks the network.")
  }

  func testAStaleEntryAsksSooner() throws {
    // In a new process, because other checks may have sent requests.
    try inFreshProcess { try assertAStaleEntryAsksSooner() }
  }

  private func assertAStaleEntryAsksSooner() throws {
    let (_, json) = answer()
    try service.answer(json, to: "/water")
    let fresh = try water.timeline()
    guard let usual = pause(of: fresh, asked: CheckClock.now), (1800...5400).contains(usual) else {
      return fail(
        "After a fresh response, ask again in 30 to 90 minutes. Asking more often uses up the "
          + "day's budget.",
        expected: "30 to 90 minutes later", actual: "\(fresh.policy)")
    }
    let failures: [WebAnswer] = [.status(503), .offline, json.after(20), .dropped]
    for answer in inputs.shuffled(failures) {
      try service.answer(answer, to: "/water")
      let later = CheckClock.now.addingTimeInterval(7200)
      let timeline = try water.timeline(from: later)
      let pause = pause(of: timeline, asked: later) ?? .infinity
      if pause < 299.5 {
        return fail(
          "The service doesn't respond, and asking again so soon uses up the day's budget.",
          expected: "5 to 25 minutes", actual: "\(Int(pause / 60)) min")
      }
      if pause > 1500 {
        return fail(
          "The service didn't respond, and the old value stays for too long. Ask again sooner.",
          expected: "5 to 25 minutes",
          actual: pause.isFinite ? "\(Int(pause / 60)) min" : "\(timeline.policy)")
      }
    }
  }

  func testWhatWasKnownStays() throws {
    // In a new process, because other checks may have sent requests.
    try inFreshProcess { try assertWhatWasKnownStays() }
  }

  private func assertWhatWasKnownStays() throws {
    let (hours, json) = answer()
    try service.answer(json, .status(500), to: "/water")
    _ = try water.timeline()
    let later = CheckClock.now.addingTimeInterval(1800)
    let snapshot = try water.render(asked: later, isSnapshot: true)
    if !snapshot.shows(number: hours[0]) {
      fail(
        "The widget has newer values than the sample. Show their first hour in the snapshot.",
        expected: "\(hours[0])°",
        actual: snapshot.texts.joined(separator: ", "), showing: [snapshot])
    }
    let picture = try water.render(asked: later)
    if !picture.shows(number: hours[0]) {
      fail(
        "The service failed once, and the widget lost its last known value.",
        expected: "\(hours[0])°",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    let (other, next) = answer()
    try service.answer(next, to: "/water")
    let fresh = try water.render(asked: later.addingTimeInterval(900))
    if !fresh.shows(number: other[0]) {
      fail(
        "The service responds again, but the widget still shows the old value.",
        expected: "\(other[0])°", actual: fresh.texts.joined(separator: ", "), showing: [fresh])
    }
  }

  func testNothingIsMadeUp() throws {
    try service.answer(.offline)
    let picture = try inFreshProcess { try water.render() }
    if let number = picture.visibleTexts.flatMap(\.numbers).first {
      fail(
        "There's no known value yet, but the Home Screen shows a made-up temperature.",
        expected: "–", actual: "\(number)", showing: [picture])
    }
  }
}
