import LessonChecks
import XCTest

private struct Report: Decodable {
  var place: String
  var temperature: Int
  var high: Int
  var isStale: Bool
  var asked: Int
}

final class ServiceChecks: ExerciseTestCase {
  /// Returns places that no other check uses, because a service may remember results between checks.
  private func places(_ count: Int, of list: String) -> [String] {
    inputs.elements(count, of: list.split(separator: " ").map(String.init))
  }

  /// Returns a number of temperatures, none of them the sample's.
  private func temperatures(_ count: Int) throws -> [Int] {
    let sample = try call("sampleNumbers", as: [Int].self)
    return Array(
      inputs.integers(count + 2, in: -15...39).filter { !sample.contains($0) }.prefix(count))
  }

  /// - Parameter isAsked: Whether the source must receive a request, which doesn't matter before there's any
  ///   result.
  private func reports(
    _ moments: [(place: String, temperature: Int?)], isAsked: Bool = true
  ) throws -> [Report] {
    let high = inputs.integer(in: 41...60)
    let reports = try call(
      "reports", moments.map(\.place), moments.map(\.temperature),
      moments.indices.map { high + $0 }, as: [Report].self)
    guard reports.count == moments.count else {
      throw ReportsAreMissing(expected: moments.count, actual: reports.count)
    }
    if isAsked, let place = zip(moments, reports).first(where: { $1.asked == 0 })?.0.place {
      fail(
        "Ask the source for each report. The source got no request for \(place).",
        expected: "a request to the source", actual: "no request")
    }
    return reports
  }

  func testFreshForecastsArePassedOn() throws {
    let places = places(2, of: "Andong Boseong Cheonan Damyang Eumseong Gangneung Hadong Icheon")
    let numbers = try temperatures(5)
    let moments = inputs.shuffled([places[0], places[1], places[0], places[0], places[1]])
    let answers = try reports(Array(zip(moments, numbers)))
    XCTAssertEqual(
      answers.map(\.temperature), numbers, "Return the source's new forecast each time")
    XCTAssertEqual(
      answers.map { $0.high &- answers[0].high }, Array(0..<5),
      "Return the whole forecast unchanged, not just its temperature")
    XCTAssertEqual(
      answers.map(\.isStale), answers.map { _ in false },
      "A forecast that has just arrived isn't stale")
  }

  func testAFailureShowsWhatWasKnownLast() throws {
    let places = places(2, of: "Jecheon Kijang Masan Namwon Okcheon Paju Sangju Taean")
    let numbers = try temperatures(3)
    let failures = inputs.integer(in: 1...3)
    let answers = try reports(
      [(places[0], numbers[0])] + Array(repeating: (places[0], nil), count: failures))
    XCTAssertEqual(
      answers.map { [$0.temperature, $0.high] },
      answers.map { _ in [numbers[0], answers[0].high] },
      "When the source fails, return the last known forecast instead of the sample")
    let later = try reports([
      (places[1], numbers[1]), (places[1], numbers[2]), (places[1], nil),
    ])
    XCTAssertEqual(
      later.map(\.temperature), [numbers[1], numbers[2], numbers[2]],
      "Two forecasts have arrived: return the second when the source fails")
  }

  /// Returns the sample in a new process, before the service has done anything.
  private func sample() throws -> [Int] {
    try inFreshProcess { try call("sampleNumbers", as: [Int].self) }
  }

  func testTheFirstFailureShowsTheSample() throws {
    let sample = try sample()
    let place = places(1, of: "Ulsan Wonju Yeosu Asan Buan Chuncheon Donghae")[0]
    let answers = try reports([(place, nil)], isAsked: false)
    let answer = answers[0]
    XCTAssertEqual(
      [answer.temperature, answer.high], sample,
      "Before the first forecast, return the sample: a widget must never be empty")
    XCTAssertEqual(
      answers.first?.isStale, true, "The sample isn't a new forecast: mark it as stale")
  }

  func testOldForecastsAreMarked() throws {
    let place = places(1, of: "Geoje Hongcheon Iksan Jinju Muju Naju Osan")[0]
    let numbers = try temperatures(4)
    let isThere = [true] + inputs.shuffled([false, false, true]) + [false, true]
    var rest = numbers[...]
    let answers = try reports(isThere.map { (place, $0 ? rest.popFirst() : nil) })
    XCTAssertEqual(
      answers.map(\.isStale), isThere.map { !$0 },
      "Mark a forecast as stale if it's an older one, but not if it has just arrived")
  }

  func testPlacesAreNotMixedUp() throws {
    let sample = try sample()
    let places = places(3, of: "Pyeongtaek Samcheok Tongyeong Uljin Wando Yangyang Anyang")
    let numbers = try temperatures(2)
    let known = inputs.shuffled([(places[0], numbers[0]), (places[1], numbers[1])])
    let asked = inputs.shuffled(known)
    let moments: [(String, Int?)] =
      known.map { ($0.0, $0.1) }
      + [(places[2], nil)] + asked.map { ($0.0, nil) }
    let answers = try reports(moments)
    XCTAssertEqual(
      answers.suffix(2).map(\.temperature), asked.map(\.1),
      "After a failure for one place, don't return another place's weather")
    XCTAssertEqual(
      [answers[2].temperature, answers[2].high], sample,
      "There's no forecast for the third place yet: return the sample, not another place's "
        + "forecast")
  }
}

private struct ReportsAreMissing: Error, CustomStringConvertible {
  let expected: Int
  let actual: Int

  var description: String { "\(actual) reports for \(expected) requests" }
}
