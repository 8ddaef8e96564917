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
        "The widget cannot be edited: use AppIntentConfiguration with ChoosePlaceIntent.",
        expected: "AppIntentConfiguration", actual: "\(declaration.configuration) configuration")
    }
    guard let parameter = declaration.parameters.first(where: { $0.name == "place" }) else {
      return fail(
        "There is nothing to choose: the intent of the configuration has no parameter `place`.",
        expected: "a parameter place",
        actual: declaration.parameters.map(\.name).joined(separator: ", "))
    }
    if parameter.defaultValue == nil {
      fail(
        "Without a default the widget has nothing to show until someone edits it",
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
        let isNamed = family == .accessoryCircular || picture.hasText(containing: name)
        guard isNamed, picture.visibleTexts.contains(where: { $0.numbers.contains(temperature) })
        else {
          return fail(
            "With \(name) chosen, \(family.rawValue) shows something else.",
            expected: "\(name), \(temperature)°", actual: picture.texts.joined(separator: ", "),
            showing: [picture])
        }
      }
      if let large = pictures[.systemLarge], large.symbols.count < 11 {
        return fail(
          "The large widget should have its own layout: now, six hours and four days.",
          expected: "11 symbols or more", actual: "\(large.symbols.count)", showing: [large])
      }
      XCTAssertGreaterThanOrEqual(
        try XCTUnwrap(pictures[.systemMedium]).symbols.count, 5,
        "The medium widget shows the next five hours")
      guard try showsTheHoursThatFollow(place) else { return }
      XCTAssertFalse(
        try XCTUnwrap(pictures[.accessoryCircular]).gauges.isEmpty,
        "The circle has its gauge")
      let snapshot = try almanac.render(configuration: ["place": place], isSnapshot: true)
      if !snapshot.hasText(containing: name) {
        return fail(
          "With \(name) chosen, the snapshot shows something else: it gets the configuration, too.",
          expected: name, actual: snapshot.texts.joined(separator: ", "), showing: [snapshot])
      }
      let known = Set([temperature, try filed(place)])
      if !snapshot.visibleTexts.contains(where: { !known.isDisjoint(with: $0.numbers) }) {
        return fail(
          "The snapshot stands for now, and shows another hour's weather.",
          expected: "\(temperature)°", actual: snapshot.texts.joined(separator: ", "),
          showing: [snapshot])
      }
    }
  }

  /// Returns whether the hours in the medium and large widgets are those after their entry, including a later
  /// entry.
  private func showsTheHoursThatFollow(_ place: String) throws -> Bool {
    let entry = inputs.integer(in: 1...5)
    for family in [Family.systemMedium, .systemLarge] {
      let picture = try almanac.render(
        family, date: CheckClock.now.addingTimeInterval(Double(entry) * 3600 + 60),
        asked: CheckClock.now, configuration: ["place": place])
      let wanted = (1...5).map { (9 + entry + $0) % 24 }
      let numbers = picture.visibleTexts.filter { $0.numbers.count == 1 }.flatMap(\.numbers)
      if let missing = wanted.first(where: { !numbers.contains($0) }) {
        fail(
          "At \(9 + entry):41 \(family.rawValue) leaves out the hour \(missing): show the hours that follow the "
            + "entry's own.",
          expected: wanted.map(String.init).joined(separator: ", "),
          actual: picture.texts.joined(separator: ", "), showing: [picture])
        return false
      }
    }
    return true
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
          "The large widget shows other days than those that come: take them from the entry's forecast, after "
            + "the entry's date.",
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
        "For the gallery the service was asked, and people wait there for many widgets at once: where "
          + "`context.isPreview`, show what the file knows.",
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
          "In \(family.rawValue) \(name) hardly grows with its reader: from \(Int(before.fontSize)) points at the "
            + "usual text size to \(Int(after.fontSize)) at AX 3, which the picture shows. Let it grow by a fifth "
            + "at least.",
          expected: "\(Int((before.fontSize * 1.2).rounded(.up))) points or more",
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
          "`day(of:from:)` did not ask the service: it only knows what the file says.",
          expected: "service.report(for: \"\(place)\")", actual: "no question")
      }
      if day.asked.count > 1 {
        return fail(
          "For one timeline the service was asked \(day.asked.count) times: one report has all the hours.",
          expected: "one question", actual: "\(day.asked.count) questions")
      }
      XCTAssertEqual(day.asked, [place], "Ask for the place that was chosen, by its raw value")
      let hourly = (0..<6).allSatisfy { hour in
        day.offsets.contains { abs($0 - Double(hour) * 3600) < 0.5 }
      }
      guard hourly, zip(day.offsets.dropFirst(), day.offsets).allSatisfy({ $0 > $1 }) else {
        return fail(
          "There should be six entries or more, from now on and an hour apart.",
          expected: "0 h, 1 h, 2 h, 3 h, 4 h, 5 h",
          actual: day.offsets.map { String(format: "%.2f h", $0 / 3600) }.joined(separator: ", "))
      }
      for (offset, temperature) in zip(day.offsets, day.temperatures) {
        let known = try numbers(place, at: now.addingTimeInterval(offset))["temperature"]
        guard temperature != known else { continue }
        return fail(
          "Each entry should have the forecast of its own hour: `forecast.at(date)`.",
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
        "The source was offline, and the entries do not say so: `isStale` is in the report.",
        expected: "isStale: true", actual: "isStale: false")
    }
    if good.stale.contains(true) {
      return fail(
        "The source has just answered, and the entries say that they are old: `isStale` is in the report.",
        expected: "isStale: false", actual: "isStale: true")
    }
    guard let wait = bad.wait, wait <= 1800 else {
      return fail(
        "Where the service had nothing new, ask again within half an hour.",
        expected: "in 5 to 30 minutes", actual: bad.wait.map(minutes) ?? "never")
    }
    if wait < 300 {
      return fail(
        "Asked again so soon, the day's budget does not last: wait five minutes at least.",
        expected: "in 5 to 30 minutes", actual: minutes(wait))
    }
    guard let usual = good.wait, usual <= 6 * 3600 else {
      return fail(
        "After a good answer the widget is not asked again before its hours are over, and shows the last one on "
          + "and on.",
        expected: "in six hours at the latest", actual: good.wait.map(minutes) ?? "later, or never")
    }
    if usual <= wait {
      fail(
        "After a good answer there is time: ask later than after a bad one.",
        expected: "more than \(minutes(wait))", actual: minutes(usual))
    }
  }

  private func minutes(_ seconds: Double) -> String {
    seconds.truncatingRemainder(dividingBy: 60) == 0
      ? "\(Int(seconds / 60)) min" : "\(Int(seconds / 60)) min \(Int(seconds) % 60) s"
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
            "Behind the weather of \(name) there should be your SkyBackground, in the container's "
              + "background.",
            expected: wanted.map(\.description).joined(separator: " to "),
            actual: seen.isEmpty
              ? "no gradient" : seen.map(\.description).joined(separator: " to "),
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
      XCTAssertFalse(picture.visibleTexts.isEmpty, "On the Lock Screen there is something to read")
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
    XCTAssertFalse(picture.visibleTexts.isEmpty, "On iOS 17 there is something to read")
  }
}
