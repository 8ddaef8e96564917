import LessonChecks
import XCTest

/// A timeline in the probe's form.
struct Day: Codable {
  var offsets: [Double]
  var temperatures: [Int]
  var stale: [Bool]
  var wait: Double?
  var asked: [String]
}

final class OneWidgetChecks: ExerciseTestCase {
  private let onHome: [Family] = [.systemSmall, .systemMedium, .systemLarge]
  private let onLock: [Family] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]

  private var almanac: WidgetHandle { widget("AlmanacWidget") }

  private func places() throws -> [(raw: String, name: String)] {
    try call("places", as: [[String]].self).filter { $0.count == 2 }.map { ($0[0], $0[1]) }
  }

  /// Returns the temperature of a place in the file, without a request to the source.
  private func filed(_ place: String) throws -> Int { try call("filed", place, as: Int.self) }

  private func numbers(_ place: String, at date: Date) throws -> [String: Int] {
    try call("sourceNumbers", place, date.timeIntervalSince1970, as: [String: Int].self)
  }

  func testItOffersSixFamilies() throws {
    try assertOffers(almanac, onHome + onLock, exactly: true)
  }

  func testPeopleCanChooseAPlace() throws {
    let declaration = try almanac.declaration()
    guard declaration.configuration == "appIntent" else {
      return fail(
        "People can't edit the widget. Use AppIntentConfiguration with ChoosePlaceIntent.",
        expected: "AppIntentConfiguration", actual: "\(declaration.configuration) configuration")
    }
    guard let parameter = declaration.parameters.first(where: { $0.name == "place" }) else {
      return fail(
        "There's nothing to choose. The configuration's intent needs a parameter `place`.",
        expected: "a parameter place",
        actual: declaration.parameters.map(\.name).joined(separator: ", "))
    }
    if parameter.defaultValue == nil {
      fail(
        "Give `place` a default. Without it, the widget shows nothing until people edit it.",
        expected: "@Parameter(title: …, default: .seoul)", actual: "no default")
    }
  }

  func testTheChoiceReachesEveryFamily() throws {
    let chosen = inputs.elements(2, of: try places().map(\.raw))
    for place in chosen {
      let name = try places().first { $0.raw == place }?.name ?? place
      let temperature = try numbers(place, at: CheckClock.now)["temperature"] ?? 0
      var pictures: [Family: RenderedPicture] = [:]
      for family in onHome + onLock {
        let picture = try almanac.render(family, configuration: ["place": place])
        pictures[family] = picture
        guard picture.visibleTexts.contains(where: { $0.numbers.contains(temperature) }) else {
          return fail(
            "The choice is \(name), but \(family.rawValue) shows something else.",
            expected: "\(name), \(temperature)°", actual: picture.texts.joined(separator: ", "),
            showing: [picture])
        }
        // The circle and the line above the clock have little room.
        if family != .accessoryCircular, family != .accessoryInline, !picture.hasText(containing: name) {
          return fail(
            "\(family.rawValue) doesn't say whose weather it shows. Show the name of the place.",
            expected: name, actual: picture.texts.joined(separator: ", "), showing: [picture])
        }
      }
      if let large = pictures[.systemLarge], large.symbols.count < 11 {
        return fail(
          "Give the large widget its own layout, with now, six hours and four days.",
          expected: "at least 11 symbols", actual: "\(large.symbols.count)", showing: [large])
      }
      XCTAssertGreaterThanOrEqual(
        try XCTUnwrap(pictures[.systemMedium]).symbols.count, 5,
        "Show the next five hours in the medium widget")
      guard try showsTheHoursThatFollow(place) else { return }
      XCTAssertFalse(
        try XCTUnwrap(pictures[.accessoryCircular]).gauges.isEmpty,
        "Show the gauge in the circle")
      let snapshot = try almanac.render(configuration: ["place": place], isSnapshot: true)
      if !snapshot.hasText(containing: name) {
        return fail(
          "The choice is \(name), but the snapshot shows something else. Use its configuration.",
          expected: name, actual: snapshot.texts.joined(separator: ", "), showing: [snapshot])
      }
      let known = Set([temperature, try filed(place)])
      if !snapshot.visibleTexts.contains(where: { !known.isDisjoint(with: $0.numbers) }) {
        return fail(
          "The snapshot shows another hour's weather. Show the current hour.",
          expected: "\(temperature)°", actual: snapshot.texts.joined(separator: ", "),
          showing: [snapshot])
      }
    }
  }

  /// Returns whether the hours in the medium and large widgets are those after their entry, including a later
  /// entry.
  private func showsTheHoursThatFollow(_ place: String) throws -> Bool {
    // Otherwise, later hours would be missing only because of the entries.
    let timeline = try almanac.timeline(configuration: ["place": place])
    let isHourly = (0..<6).allSatisfy { hour in
      timeline.dates.contains {
        abs($0.timeIntervalSince(CheckClock.now) - Double(hour) * 3600) < 0.5
      }
    }
    if !isHourly, timeline.dates.count > 1 {
      fail(
        "Make at least six entries, an hour apart, starting now.", expected: "60 min",
        actual: "\(timeline.intervals.map(minutes).joined(separator: ", ")) min")
      return false
    }
    let entry = inputs.integer(in: 1...5)
    for family in [Family.systemMedium, .systemLarge] {
      let picture = try almanac.render(
        family, date: CheckClock.now.addingTimeInterval(Double(entry) * 3600 + 60),
        asked: CheckClock.now, configuration: ["place": place])
      let wanted = (1...5).map { (9 + entry + $0) % 24 }
      let missing = wanted.first { hour in !picture.visibleTexts.contains { names(hour, $0) } }
      if let missing {
        fail(
          "At \(9 + entry):41, \(family.rawValue) leaves out the hour \(missing). Show the hours after "
            + "the entry's hour.",
          expected: wanted.map(String.init).joined(separator: ", "),
          actual: picture.texts.joined(separator: ", "), showing: [picture])
        return false
      }
    }
    return true
  }

  /// Returns whether a text is the hour on a 24-hour or a 12-hour clock: `13`, `1 PM`, `오후 1시`.
  private func names(_ hour: Int, _ text: PictureElement) -> Bool {
    guard text.numbers.count == 1, let number = text.numbers.first else { return false }
    let half = hour < 12 ? ["AM", "오전"] : ["PM", "오후"]
    let isHalfSaid = half.contains { (text.text ?? "").uppercased().contains($0) }
    return number == hour || (isHalfSaid && number <= 12 && number % 12 == hour % 12)
  }

  func testTheDaysAreThoseThatCome() throws {
    let chosen = inputs.elements(2, of: try places().map(\.raw))
    // On another day, and in the evening with an entry of the next morning.
    let later = Double(inputs.integer(in: 1...5)) * 86_400
    for (place, (asked, entry)) in zip(chosen, inputs.shuffled([(later, 0), (14 * 3600, 4)])) {
      let now = CheckClock.now.addingTimeInterval(asked)
      let picture = try almanac.render(
        .systemLarge, entry: entry, asked: now, configuration: ["place": place])
      let moment = now.addingTimeInterval(Double(entry) * 3600)
      let days = try call(
        "sourceDays", place, moment.timeIntervalSince1970, as: [[String]].self)
      for day in days where day.count == 3 {
        guard !isShown(day, in: picture) else { continue }
        return fail(
          "The large widget shows the wrong days. Get the days of the entry's forecast, after the "
            + "entry's date.",
          expected: "\(day[0]): \(day[2])°, \(day[1])°",
          actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
  }

  /// Returns whether a row has the day's name and both of its temperatures.
  private func isShown(_ day: [String], in picture: RenderedPicture) -> Bool {
    guard let name = try? picture.text(containing: day[0]), name.isVisible else { return false }
    let row = picture.visibleTexts.filter { $0.isAligned(.middle, with: name, tolerance: 8) }
    let numbers = Set(row.flatMap(\.numbers))
    return day.dropFirst().compactMap { Int($0) }.allSatisfy(numbers.contains)
  }

  func testTheGalleryWaitsForNobody() throws {
    let place = inputs.element(of: try places().map(\.raw))
    try inFreshProcess {
      let known = try call("memory", as: String.self)
      let picture = try almanac.render(
        configuration: ["place": place], isSnapshot: true, isPreview: true)
      guard try call("memory", as: String.self) != known else { return }
      fail(
        "Don't ask the service for the gallery, where many widgets load at once. If "
          + "`context.isPreview`, show the place's own forecast.",
        expected: "no question", actual: "one question", showing: [picture])
    }
  }

  func testTextGrowsWithItsReader() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let usual = try almanac.render(family)
      let large = try almanac.render(family, typeSize: .accessibility3)
      for (_, name) in try places() {
        guard let before = try? usual.text(containing: name),
          let after = try? large.text(containing: name), after.fontSize < before.fontSize * 1.2
        else { continue }
        return fail(
          "In \(family.rawValue), \(name) barely grows: from \(Int(before.fontSize)) points at the "
            + "usual text size to \(Int(after.fontSize)) at AX 3, which the picture shows. Let it grow by "
            + "at least a fifth.",
          expected: "at least \(Int((before.fontSize * 1.2).rounded(.up))) points",
          actual: "\(Int(after.fontSize)) points", at: after)
      }
    }
  }

  private func day(_ place: String, at date: Date, isOffline: Bool = false) throws -> Day {
    try call("day", place, date.timeIntervalSince1970, isOffline, as: Day.self)
  }

  func testTheDayComesFromTheService() throws {
    for hours in [0.0, Double(inputs.integer(in: 3...20)) + 0.5] {
      let now = CheckClock.now.addingTimeInterval(hours * 3600)
      let place = inputs.element(of: try places().map(\.raw))
      let day = try day(place, at: now)
      if day.asked.isEmpty {
        return fail(
          "`day(of:from:)` didn't ask the service. Call `service.report(for:)`.",
          expected: "service.report(for: \"\(place)\")", actual: "no question")
      }
      if day.asked.count > 1 {
        return fail(
          "One timeline asks the service \(day.asked.count) times. Ask once: the report has all the hours.",
          expected: "one question", actual: "\(day.asked.count) questions")
      }
      XCTAssertEqual(day.asked, [place], "Ask for the chosen place by its raw value")
      let hourly = (0..<6).allSatisfy { hour in
        day.offsets.contains { abs($0 - Double(hour) * 3600) < 0.5 }
      }
      guard hourly, zip(day.offsets.dropFirst(), day.offsets).allSatisfy({ $0 > $1 }) else {
        return fail(
          "Make at least six entries, an hour apart, starting now.",
          expected: "0 h, 1 h, 2 h, 3 h, 4 h, 5 h",
          actual: day.offsets.map { String(format: "%.2f h", $0 / 3600) }.joined(separator: ", "))
      }
      for (offset, temperature) in zip(day.offsets, day.temperatures) {
        let known = try numbers(place, at: now.addingTimeInterval(offset))["temperature"]
        guard temperature != known else { continue }
        return fail(
          "Give each entry the forecast of its own hour, with `forecast.at(date)`.",
          expected: "\(known ?? 0)°", actual: "\(temperature)°")
      }
    }
  }

  func testABadMomentIsAskedAgainSooner() throws {
    let place = inputs.element(of: try places().map(\.raw))
    let good = try day(place, at: CheckClock.now)
    let bad = try day(place, at: CheckClock.now, isOffline: true)
    if bad.stale.isEmpty || bad.stale.contains(false) {
      return fail(
        "The source was offline, but the entries don't say so. Use the report's `isStale`.",
        expected: "isStale: true", actual: "isStale: false")
    }
    if good.stale.contains(true) {
      return fail(
        "The source has just answered, but the entries say they're old. Use the report's `isStale`.",
        expected: "isStale: false", actual: "isStale: true")
    }
    guard let wait = bad.wait, wait <= 1800 else {
      return fail(
        "If the service had nothing new, ask again within half an hour.",
        expected: "in 5 to 30 minutes",
        actual: bad.wait.map { "\(minutes($0)) min" } ?? "never")
    }
    if wait < 300 {
      return fail(
        "Asking so soon uses up the day's reloads. Wait at least five minutes.",
        expected: "in 5 to 30 minutes", actual: "\(minutes(wait)) min")
    }
    guard let usual = good.wait, usual <= 6 * 3600 else {
      return fail(
        "After a fresh report, ask again before the six hours end. Otherwise the widget stays "
          + "at the last one.",
        expected: "within six hours",
        actual: good.wait.map { "\(minutes($0)) min" } ?? "later, or never")
    }
    if usual <= wait {
      fail(
        "After a fresh report, ask later than after a stale one.",
        expected: "more than \(minutes(wait)) min", actual: "\(minutes(usual)) min")
    }
  }

  private func minutes(_ seconds: Double) -> String {
    let tenths = Int((seconds / 6).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  func testTheSkyIsBehindIt() throws {
    for (place, name) in try places() {
      let sky = try call("sourceSky", place, CheckClock.now.timeIntervalSince1970, as: String.self)
      for scheme in Scheme.allCases {
        let own = try view("skyAlone", sky).render(width: 200, height: 200, scheme: scheme)
        let picture = try almanac.render(
          .systemMedium, scheme: scheme, configuration: ["place": place])
        guard let wanted = own.backgroundGradient?.colors else { continue }
        let seen = picture.backgroundGradient?.colors ?? []
        let isOwn =
          seen.count == wanted.count && zip(seen, wanted).allSatisfy { $0.isClose(to: $1) }
        if !isOwn || !picture.hasContainerBackground {
          return fail(
            "Put your SkyBackground behind the weather of \(name), as the container background.",
            expected: wanted.map(\.description).joined(separator: " – "),
            actual: seen.isEmpty
              ? "no gradient" : seen.map(\.description).joined(separator: " – "),
            showing: [picture])
        }
      }
    }
  }

  func testNothingIsLostInAnyMode() throws {
    for ios in ["18.0", "26.0"] {
      for family in onHome {
        try assertNothingLost(try almanac.render(family, ios: ios), in: .accented)
      }
    }
    for family in onLock {
      let picture = try almanac.render(family)
      XCTAssertFalse(picture.visibleTexts.isEmpty, "Show text on the Lock Screen")
      for text in picture.visibleTexts { assertContrast(text, atLeast: 1.6) }
    }
  }

  func testTheLintIsSilent() throws {
    try assertNoFindings(in: almanac)
  }

  func testPhonesFromIOS17HaveIt() throws {
    let offered = try gallery(appTarget: "17.0", ios: "17.0")
    assertOffered("AlmanacWidget", onHome + onLock, in: offered)
    let picture = try XCTUnwrap(offered.widget("AlmanacWidget")).render()
    XCTAssertFalse(picture.visibleTexts.isEmpty, "Show text on iOS 17")
  }
}
