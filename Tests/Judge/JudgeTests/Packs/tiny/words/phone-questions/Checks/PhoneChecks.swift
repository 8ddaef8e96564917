import LessonChecks
import XCTest

final class PhoneChecks: ExerciseTestCase {
  private struct Rain: Codable {
    var minutes: Int
    var note = ""
  }

  private struct City: Codable {
    var city: String
  }

  func testPlaces() throws {
    let phone = widget("PhoneWidget")
    XCTAssertEqual(try phone.render().texts.first, "home")
    let day = try phone.render(place: .standBy)
    XCTAssertEqual(day.texts.first, "no background")
    XCTAssertEqual(day.mode, .fullColor)
    XCTAssertEqual(try phone.render(place: .standByNight).mode, .vibrant)
    XCTAssertEqual(try phone.render(place: .standByNight).texts.first, "vibrant")
    XCTAssertEqual(try phone.render(place: .carPlay).texts.first, "no background")
  }

  func testRedaction() throws {
    let phone = widget("PhoneWidget")
    let locked = try phone.render(redacted: [.privacy])
    XCTAssertTrue(try locked.text("4,200").isRedacted)
    XCTAssertFalse(try locked.text("4,200").isVisible)
    XCTAssertTrue(try locked.text("4,200").isPrivacySensitive)
    XCTAssertTrue(try locked.text("steps").isVisible)
    XCTAssertTrue(try phone.render().text("4,200").isVisible)
    let running = try phone.render(redacted: [.invalidated])
    XCTAssertTrue(try running.text("4,200").isInvalidated)
    XCTAssertFalse(try running.text("steps").isInvalidated)
    XCTAssertFalse(try phone.render().text("4,200").isInvalidated)
    let empty = try phone.render(isPlaceholder: true)
    XCTAssertTrue(try empty.text("steps").isRedacted)
    XCTAssertTrue(try empty.text("always").isVisible)
  }

  func testVersions() throws {
    let phone = widget("PhoneWidget")
    assertShows(try phone.render(ios: "17.0"), "old")
    assertShows(try phone.render(ios: "18.0"), "new")
    assertShows(try phone.render(), "new")
    assertShows(try inFreshProcess { try phone.render(ios: "17.0") }, "old")
    assertShows(try solution.widget("PhoneWidget").render(ios: "17.0"), "old")
  }

  func testViews() throws {
    assertShows(try view("line").render(.systemSmall, ios: "17.0"), "old")
    assertShows(try view("line").render(width: 100, height: 40, ios: "17.0"), "old")
    let red = try view("line").render(.systemSmall, mode: .accented, tint: "FF0000")
    XCTAssertEqual(try red.text("new").color?.green ?? 1, 0, accuracy: 0.01)
  }

  func testControls() throws {
    let control = control("UnitControl")
    let state = try control.state()
    XCTAssertEqual(state.isOn, true)
    XCTAssertEqual(state.title, "Unit")
    XCTAssertEqual(state.status, "Celsius")
    XCTAssertEqual(state.symbol, "thermometer.sun")
    XCTAssertEqual(state.tint?.isClose(to: PictureColor(hex: 0x00FF00), tolerance: 0.05), true)
    XCTAssertEqual(state.kind, "unit")
    XCTAssertEqual(try control.state(isPreview: true).isOn, false)
    let tapped = try control.tap()
    XCTAssertEqual(tapped.state.isOn, false)
    XCTAssertEqual(tapped.state.status, "Fahrenheit")
    XCTAssertEqual(tapped.reloadedKinds, ["phone"])
    assertShows(try control.render(.medium), "Unit", "Fahrenheit")
    XCTAssertEqual(
      try control.render(.lockScreen).symbols.first?.symbolName, "thermometer.snowflake")
    XCTAssertEqual(try control.render(.lockScreen).texts, [])
  }

  func testActivities() throws {
    let rain = activity("RainActivity")
    let city = City(city: "Jeju")
    assertShows(try rain.render(attributes: city, state: Rain(minutes: 12)), "Jeju", "12")
    let compact = try rain.render(.compact, attributes: city, state: Rain(minutes: 7))
    XCTAssertEqual(compact.texts(in: .compactTrailing), ["7"])
    XCTAssertEqual(
      compact.elements(in: .compactLeading).first { $0.symbolName != nil }?.symbolName, "cloud.rain"
    )
    XCTAssertEqual(try rain.render(.minimal, state: Rain(minutes: 7)).texts(in: .minimal), ["7"])
    let expanded = try rain.render(.expanded, attributes: city, state: Rain(minutes: 7))
    XCTAssertEqual(expanded.texts(in: .bottom), ["Jeju"])
    assertShows(try rain.render(attributes: city, state: Rain(minutes: 12), isStale: true), "stale")
    let small = try rain.size(attributes: city, state: Rain(minutes: 1))
    XCTAssertTrue((20...200).contains(small), "\(small)")
    let note = String(repeating: "a", count: 5000)
    XCTAssertGreaterThan(
      try rain.size(attributes: city, state: Rain(minutes: 1, note: note)), ActivityHandle.mostBytes
    )
  }

  func testPreviews() throws {
    let all = try previews()
    XCTAssertEqual(all.map(\.name), ["Small", "Line", "Warm", "Cold"])
    XCTAssertEqual(try preview("Small").family, .systemSmall)
    XCTAssertEqual(try preview("Small").entryCount, 2)
    XCTAssertEqual(try preview("Small").widget, "PhoneWidget")
    assertShows(try preview("Small").render(entry: 1), "2,000")
    XCTAssertEqual(try preview("Line").kind, .view)
    assertShows(try preview("Cold").render(), "-5")
    XCTAssertEqual(try preview("Cold").render().texts.contains("30"), false)
    XCTAssertEqual(try preview("Warm").family, .systemMedium)
  }

  func testSmartStack() throws {
    let phone = widget("PhoneWidget")
    let other = widget("OtherWidget")
    let hour: TimeInterval = 3600
    func order(after hours: Double) throws -> [String] {
      try smartStack(other, phone, at: CheckClock.now.addingTimeInterval(hours * hour)).map(\.type)
    }
    XCTAssertEqual(
      try order(after: 0.5), ["OtherWidget", "PhoneWidget"], "Nothing is relevant yet")
    XCTAssertEqual(try order(after: 1.5), ["PhoneWidget", "OtherWidget"], "Rain from one hour on")
    XCTAssertEqual(try order(after: 2.6), ["OtherWidget", "PhoneWidget"], "It has passed")
    let strip = try phone.strip()
    XCTAssertEqual(strip.relevance(at: CheckClock.now.addingTimeInterval(1.5 * hour)), 10)
    XCTAssertNil(strip.relevance(at: CheckClock.now.addingTimeInterval(2.6 * hour)))
    XCTAssertEqual(strip.momentsByRelevance.first?.relevance, 10)
  }

  func testScenes() throws {
    let moments = try scene("PhoneApp").play(.launch, .switcher)
    XCTAssertFalse(try moments[0].window().text("4,200").isRedacted)
    XCTAssertTrue(try moments[0].window().text("4,200").isVisible)
    XCTAssertTrue(try moments[1].card().text("4,200").isRedacted)
    XCTAssertFalse(try moments[1].card().text("4,200").isVisible)
    XCTAssertEqual(moments[1].secretsOnCard(), [])
  }

  func testBundles() throws {
    XCTAssertEqual(
      try bundle().members, ["PhoneWidget", "OtherWidget", "RainActivity", "UnitControl"])
    XCTAssertEqual(try bundle().controls, ["UnitControl"])
    XCTAssertEqual(try bundle("Inner").members, ["OtherWidget", "RainActivity"])
  }
}
