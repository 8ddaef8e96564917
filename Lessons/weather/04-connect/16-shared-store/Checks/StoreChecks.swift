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
      "The widget doesn't find the train that the app saved. The widget runs in its own process, "
        + "and shares only the app group with the app.",
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
        "The train isn't in group.example.trains. If the group's name is misspelled, the widget on "
          + "a phone reads an empty store.",
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
        "The app has saved twice, but the store still returns the first train.",
        expected: "platform \(wanted.platform)",
        actual: found.map { "platform \($0.platform)" } ?? "nothing")
    } else if let here, here.platform != wanted.platform {
      fail(
        "After the first read, your code always returns the same train. Read the store each time.",
        expected: "platform \(wanted.platform)", actual: "platform \(here.platform)")
    }
    // Another program may change the store while this one runs.
    try call("empty")
    if let left = try call("last", as: Departure?.self), here?.platform == wanted.platform {
      fail(
        "The store is empty, but your code still returns the train that it saved. The other program may "
          + "change the store at any time, so keep no copy.",
        expected: "nil", actual: "platform \(left.platform)")
    }
  }

  func testAllOfItIsThere() throws {
    let wanted = departure()
    try save(wanted)
    let found = try inFreshProcess(keeps: .appGroups) { try call("last", as: Departure?.self) }
    XCTAssertEqual(found?.destination, wanted.destination, "Store the destination")
    XCTAssertEqual(found?.platform, wanted.platform, "Store the platform")
    if abs((found?.date ?? .distantPast).timeIntervalSince(wanted.date)) > 1 {
      fail(
        "The departure time differs from the saved time.",
        expected: "\(wanted.date)", actual: found.map { "\($0.date)" } ?? "nothing")
    }
  }

  func testNothingSavedIsNothingFound() throws {
    let found = try inFreshProcess { try call("last", as: Departure?.self) }
    if let found {
      fail(
        "The app has never saved anything, but your code returns a made-up train. Return nil.",
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
        "The stored data isn't readable, but your code returns a made-up train. Return nil.",
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
