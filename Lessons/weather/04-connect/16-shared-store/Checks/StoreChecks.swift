import LessonChecks
import XCTest

private struct Departure: Codable, Equatable {
  var destination: String
  var platform: Int
  var date: Date
}

final class StoreChecks: ExerciseTestCase {
  private func departure() -> Departure {
    Departure(
      destination: inputs.element(of: ["Gangneung", "Mokpo", "Pohang", "Yeosu", "Jinju"]),
      platform: inputs.integer(in: 3...19),
      date: CheckClock.now.addingTimeInterval(Double(inputs.integer(in: 5...90)) * 60))
  }

  private func save(_ train: Departure) throws {
    try call("save", train.destination, train.platform, train.date)
  }

  private func requireTrain(_ wanted: Departure, in picture: RenderedPicture) {
    guard !picture.hasText(wanted.destination) || !picture.shows(number: wanted.platform) else {
      return
    }
    fail(
      "The app has saved a train, and the widget does not find it: it runs in a process of its own, "
        + "and shares nothing with the app but their app group.",
      expected: "\(wanted.destination), platform \(wanted.platform)",
      actual: picture.texts.joined(separator: ", "), showing: [picture])
  }

  func testTheWidgetFindsWhatTheAppSaved() throws {
    let wanted = departure()
    try save(wanted)
    let picture = try inFreshProcess(keeps: .appGroups) { try widget("TrainWidget").render() }
    requireTrain(wanted, in: picture)
  }

  func testItIsInTheGroup() throws {
    let wanted = departure()
    try save(wanted)
    try inFreshProcess(keeps: .appGroups) { try call("empty") }
    let found = try inFreshProcess(keeps: .appGroups) { try call("last", as: Departure?.self) }
    if let found {
      fail(
        "The train does not lie in group.example.trains: its name is misspelt, and the widget on the "
          + "phone looks into a store that is empty.",
        expected: "a train in group.example.trains",
        actual: "\(found.destination) in another store")
    }
  }

  func testTheLastOneCounts() throws {
    let wanted = departure()
    var before = wanted
    before.platform += 20
    try save(before)
    // A widget's process lives through several timelines, so it has read the store before.
    _ = try call("last", as: Departure?.self)
    try save(wanted)
    let here = try call("last", as: Departure?.self)
    let found = try inFreshProcess(keeps: .appGroups) { try call("last", as: Departure?.self) }
    if found?.platform != wanted.platform {
      fail(
        "The app has saved twice, and what it saved before is found.",
        expected: "platform \(wanted.platform)",
        actual: found.map { "platform \($0.platform)" } ?? "nothing")
    } else if let here, here.platform != wanted.platform {
      fail(
        "Whoever has looked once finds the same train for ever: look into the store each time.",
        expected: "platform \(wanted.platform)", actual: "platform \(here.platform)")
    }
  }

  func testAllOfItIsThere() throws {
    let wanted = departure()
    try save(wanted)
    let found = try inFreshProcess(keeps: .appGroups) { try call("last", as: Departure?.self) }
    XCTAssertEqual(found?.destination, wanted.destination, "Where the train goes is kept")
    XCTAssertEqual(found?.platform, wanted.platform, "The platform is kept")
    if abs((found?.date ?? .distantPast).timeIntervalSince(wanted.date)) > 1 {
      fail(
        "When the train leaves is another moment than what was saved.",
        expected: "\(wanted.date)", actual: found.map { "\($0.date)" } ?? "nothing")
    }
  }

  func testNothingSavedIsNothingFound() throws {
    let found = try inFreshProcess { try call("last", as: Departure?.self) }
    if let found {
      fail(
        "The app has never saved anything, and still a train is found: it is made up.",
        expected: "nil", actual: "\(found.destination), platform \(found.platform)")
    }
  }

  func testWhatCannotBeReadIsNothing() throws {
    try save(departure())
    let text = inputs.element(of: ["{\"destination\": \"Mokpo\"}", "departure 1.0", "[]"])
    let found = try inFreshProcess(keeps: .appGroups) {
      try call("overwrite", text)
      return try call("last", as: Departure?.self)
    }
    if let found {
      fail(
        "What lies in the store cannot be read, and still a train is found: it is made up.",
        expected: "nil", actual: "\(found.destination), platform \(found.platform)")
    }
  }

  func testItOutlivesEveryProcess() throws {
    let wanted = departure()
    try save(wanted)
    for _ in 0..<2 {
      let picture = try inFreshProcess(keeps: .appGroups) { try widget("TrainWidget").render() }
      requireTrain(wanted, in: picture)
    }
  }
}
