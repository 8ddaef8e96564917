import LessonChecks
import XCTest

final class WholeWidgetChecks: ExerciseTestCase {
  private let onHome: [Family] = [.systemSmall, .systemMedium, .systemLarge]
  private let onLock: [Family] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]

  private var almanac: WidgetHandle { widget("AlmanacWidget") }

  private func places() throws -> [(raw: String, name: String)] {
    try call("places", as: [[String]].self).filter { $0.count == 2 }.map { ($0[0], $0[1]) }
  }

  private func chosen() throws -> (raw: String, name: String) {
    inputs.element(of: try places())
  }

  func testWhatIsOldSaysSo() throws {
    let stale = try call("offline", try chosen().raw, as: [Bool].self)
    if stale.isEmpty || stale.contains(false) {
      return fail(
        "The source doesn't answer, but the entries say they're new. Use `isStale` of the report.",
        expected: "old entries", actual: stale.isEmpty ? "no entry" : "fresh ones")
    }
    let sky = inputs.element(of: ["clear", "clouds", "rain", "snow", "storm"])
    let temperature = inputs.integer(in: 11...24)
    let place = try chosen()
    for family in onHome {
      let fresh = try view("entry", place.raw, temperature, sky, false).render(family)
      let old = try view("entry", place.raw, temperature, sky, true).render(family)
      let known = Set(fresh.visibleTexts.compactMap(\.text) + fresh.symbols.flatMap(\.symbolNames))
      let signs =
        old.visibleTexts.filter { !known.contains($0.text ?? "") }
        + old.symbols.filter { $0.isVisible && !known.contains($0.symbolName ?? "") }
      guard let sign = signs.first else {
        return fail(
          "In \(family.rawValue), an old forecast looks like a fresh one. Add a word or a symbol that "
            + "says it's old.",
          expected: "a word or a symbol", actual: "the same picture", showing: [old])
      }
      if let text = sign.text, !text.isEmpty, sign.fontSize < 10.9, sign.symbolName == nil {
        return fail(
          "In \(family.rawValue), the sign for an old forecast is smaller than 11 points. Enlarge it.",
          expected: "at least 11 points", actual: String(format: "%.0f", sign.fontSize), at: sign)
      }
      let gone = fresh.visibleTexts.first { text in
        !old.visibleTexts.contains { $0.text == text.text }
      }
      if let gone {
        return fail(
          "In \(family.rawValue), \(gone.name) disappears when the forecast is old. Keep showing the old "
            + "forecast.",
          expected: gone.name, actual: old.texts.joined(separator: ", "), showing: [old])
      }
    }
  }

  func testWhatWasTrueStaysTrue() throws {
    let place = try chosen()
    let entry = inputs.integer(in: 1...5)
    let asked = CheckClock.now.addingTimeInterval(Double(inputs.integer(in: 1...5)) * 86_400)
    let moment = asked.addingTimeInterval(Double(entry) * 3600)
    func picture(_ family: Family) throws -> RenderedPicture {
      try almanac.render(
        family, date: moment.addingTimeInterval(60), asked: asked,
        configuration: ["place": place.raw])
    }
    let (medium, large) = (try picture(.systemMedium), try picture(.systemLarge))
    for picture in [medium, large] {
      let wanted = (1...5).map { (9 + entry + $0) % 24 }
      let missing = wanted.first { hour in !picture.visibleTexts.contains { names(hour, $0) } }
      if let missing {
        return fail(
          "At \(9 + entry):41, \(picture.family.rawValue) leaves out the hour \(missing). Show the hours "
            + "after the entry, as before.",
          expected: wanted.map(String.init).joined(separator: ", "),
          actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
    let days = try call("sourceDays", place.raw, moment.timeIntervalSince1970, as: [[String]].self)
    for day in days.prefix(3) where day.count == 3 && !isShown(day, in: large) {
      return fail(
        "The large widget leaves out a coming day. Show at least three, from the entry's forecast and "
          + "after its date.",
        expected: "\(day[0]): \(day[2])°, \(day[1])°",
        actual: large.texts.joined(separator: ", "), showing: [large])
    }
    for family in [Family.systemSmall, .systemMedium] {
      let usual = try almanac.render(family, configuration: ["place": place.raw])
      let grown = try almanac.render(
        family, typeSize: .accessibility3, configuration: ["place": place.raw])
      let (before, after) = (
        try usual.text(containing: place.name), try grown.text(containing: place.name)
      )
      if after.fontSize < before.fontSize * 1.2 {
        return fail(
          "In \(family.rawValue), \(place.name) no longer grows. At AX 3, make it at least a fifth larger, "
            + "as before.",
          expected: "at least \(Int((before.fontSize * 1.2).rounded(.up))) points",
          actual: "\(Int(after.fontSize)) points", at: after)
      }
    }
  }

  /// Returns whether a text is the hour on a 24-hour or a 12-hour clock: `13`, `1 PM`, `오후 1시`.
  private func names(_ hour: Int, _ text: PictureElement) -> Bool {
    guard text.numbers.count == 1, let number = text.numbers.first else { return false }
    let half = hour < 12 ? ["AM", "오전"] : ["PM", "오후"]
    let isHalfSaid = half.contains { (text.text ?? "").uppercased().contains($0) }
    return number == hour || (isHalfSaid && number <= 12 && number % 12 == hour % 12)
  }

  /// Returns whether a row has the day's name and both of its temperatures, in one of the two units.
  private func isShown(_ day: [String], in picture: RenderedPicture) -> Bool {
    guard let name = try? picture.text(containing: day[0]), name.isVisible else { return false }
    let row = picture.visibleTexts.filter { $0.isAligned(.middle, with: name, tolerance: 8) }
    let numbers = Set(row.flatMap(\.numbers))
    let celsius = day.dropFirst().compactMap { Int($0) }
    let fahrenheit = celsius.map { Int((Double($0) * 1.8 + 32).rounded()) }
    return [celsius, fahrenheit].contains { $0.allSatisfy(numbers.contains) }
  }

  func testTheButtonAsksAgain() throws {
    let place = try chosen()
    let picture = try almanac.render(.systemLarge, configuration: ["place": place.raw])
    let button = try picture.button(performing: "RefreshAlmanacIntent")
    assertTapTarget(button, "Make the button at least 44 by 44 points, the size of a fingertip.")
    let spoken = button.spokenText.lowercased()
    if spoken.isEmpty || spoken.contains(".") || spoken == "arrow" {
      fail(
        "VoiceOver can't describe the button. Give it a label: people can't hear an arrow.",
        expected: "a label such as “Refresh”", actual: spoken.isEmpty ? "nothing" : spoken,
        at: button)
    }
    let before = try call("readings", as: Int.self)
    let tapped = try button.tap()
    let count = try call("readings", as: Int.self) - before
    if count != 1 {
      return fail(
        "A tap on the button should make the station take exactly one new reading.",
        expected: "Station.lookAgain(), once",
        actual: "\(count) times",
        at: button)
    }
    if tapped.asksForReload {
      fail(
        "The system reloads the timeline after `perform()`. Remove the call to WidgetCenter.",
        expected: "one reload for each tap", actual: "two reloads", at: button)
    }
  }

  func testTheFavouriteIsKept() throws {
    let all = try places().map(\.raw)
    for place in inputs.elements(2, of: all) {
      let before = try all.map { try call("isFavourite", $0, as: Bool.self) }
      guard var toggle = try toggle(place) else { return }
      if toggle.isOn != (try call("isFavourite", place, as: Bool.self)) {
        return fail(
          "The switch doesn't show the stored value. Use the entry's `isFavourite`.",
          expected: "off", actual: "on", at: toggle)
      }
      assertTapTarget(toggle, "Make the switch at least 44 by 44 points, the size of a fingertip.")
      for _ in 0..<2 {
        let wanted = toggle.isOn == false
        let touched = toggle
        _ = try toggle.tap()
        let isKept = try call("isFavourite", place, as: Bool.self) == wanted
        guard let shown = try self.toggle(place) else { return }
        if !isKept || shown.isOn != wanted {
          let changed = try zip(all, before).first { other, was in
            try other != place && call("isFavourite", other, as: Bool.self) != was
          }
          let other = changed?.0 ?? ""
          let storesWhatItShows = try storesWhatItShows(place)
          return fail(
            isKept
              ? "The tap is stored, but the switch of \(place) doesn't change. Read the favorite when you "
                + "make the entry."
              : !other.isEmpty
                ? "A tap on the switch of \(place) changes \(other) instead. Store it for the place that "
                  + "the intent gets."
                : storesWhatItShows
                  ? "A tap on the switch of \(place) stores the value that the switch already has. Give "
                    + "the intent the opposite value."
                  : "A tap on the switch of \(place) isn't stored. Make the intent's values `@Parameter` "
                    + "properties, or they're lost before the tap, and use them in `perform()`.",
            expected: wanted ? "on" : "off", actual: wanted ? "off" : "on", at: touched)
        }
        toggle = shown
        let others = try zip(all, before).filter { $0.0 != place }.first { other, was in
          try call("isFavourite", other, as: Bool.self) != was
        }
        if let (other, was) = others {
          return fail(
            "A tap on the switch of \(place) also changes \(other). Store it only for the entry's place.",
            expected: was ? "on" : "off", actual: was ? "off" : "on", at: touched)
        }
      }
      let wanted = toggle.isOn == false
      // The picture is outdated: the app has already stored the value that the user is about to set.
      try call("keep", place, wanted)
      _ = try toggle.tap()
      if try call("isFavourite", place, as: Bool.self) != wanted {
        return fail(
          "The app stored a new value before the tap, and the tap undid it. Put the wanted value in the "
            + "intent.",
          expected: wanted ? "on" : "off", actual: wanted ? "off" : "on", at: toggle)
      }
    }
  }

  /// Returns whether a tap on a place's switch stores the value that the switch shows, both on and off.
  private func storesWhatItShows(_ place: String) throws -> Bool {
    for isOn in [true, false] {
      try call("keep", place, isOn)
      guard let toggle = try toggle(place), toggle.isOn == isOn else { return false }
      try call("keep", place, !isOn)
      _ = try toggle.tap()
      guard try call("isFavourite", place, as: Bool.self) == isOn else { return false }
    }
    return true
  }

  /// Returns the toggle of the large widget, or fails with the actual contents.
  private func toggle(_ place: String) throws -> PictureElement? {
    let picture = try almanac.render(.systemLarge, configuration: ["place": place])
    if let found = picture.controls.first(where: { $0.isOn != nil }) { return found }
    fail(
      "The large widget has no switch for the favorite. Add one.",
      expected: "Toggle(isOn: entry.isFavourite, intent: …)",
      actual: picture.controls.isEmpty ? "no control" : "a button", showing: [picture])
    return nil
  }

  func testATapOpensThePlace() throws {
    for place in inputs.elements(2, of: try places()) {
      let wanted = try call("link", place.raw, as: String.self)
      for family in onHome + onLock {
        let picture = try almanac.render(family, configuration: ["place": place.raw])
        let found = picture.elements.compactMap(\.widgetURL).first?.absoluteString
        guard found != wanted else { continue }
        return fail(
          "A tap on \(family.rawValue) for \(place.name) opens something else. Use `Station.link(to:)`.",
          expected: wanted, actual: found ?? "no link", showing: [picture])
      }
    }
  }

  func testBadWeatherComesFirst() throws {
    var scores: [String: Double] = [:]
    for sky in inputs.shuffled(["clear", "clouds", "rain", "snow", "storm"]) {
      for isOld in [false, true] {
        guard let score = try call("score", sky, isOld, as: Double?.self) else {
          return fail(
            "An entry with the sky \(sky) has no relevance, so the previous score stays. Return a score.",
            expected: "a TimelineEntryRelevance", actual: "no relevance")
        }
        scores[sky] = score
      }
    }
    for bad in ["rain", "snow", "storm"] {
      for good in ["clear", "clouds"] where scores[bad] ?? 0 <= scores[good] ?? 0 {
        return fail(
          "Give \(bad) a higher score than \(good). People need to know about it in advance.",
          expected: "more than \(scores[good] ?? 0)", actual: "\(scores[bad] ?? 0)")
      }
    }
  }

  func testKoreanReadersReadTheirPlaces() throws {
    let korean = ["seoul": "서울", "busan": "부산", "jeju": "제주"]
    for place in try places() {
      guard let name = korean[place.raw] else { continue }
      var large: RenderedPicture?
      for family in onHome + onLock where family != .accessoryCircular {
        for (locale, wanted) in [("ko_KR", name), ("en_US", place.name)] {
          let picture = try almanac.render(
            family, locale: locale, configuration: ["place": place.raw])
          if family == .systemLarge, locale == "ko_KR" { large = picture }
          guard !picture.visibleTexts.contains(where: { ($0.text ?? "").contains(wanted) }) else {
            continue
          }
          return fail(
            "With the locale \(locale), \(family.rawValue) doesn't show \(wanted). Use `Station.name(of:in:)`.",
            expected: wanted, actual: picture.texts.joined(separator: ", "), showing: [picture])
        }
      }
      guard let large else { continue }
      let now = CheckClock.now.timeIntervalSince1970
      let days = try call("sourceDays", place.raw, now, as: [[String]].self)
      for day in days.prefix(3) where day.count == 3 && !hasRow(of: day, in: large) {
        return fail(
          "With ko_KR, \(name) shows another place's days. Pass the entry's own forecast to `PlaceSource`, "
            + "without the translated name.",
          expected: "\(day[2])°, \(day[1])°", actual: large.texts.joined(separator: ", "),
          showing: [large])
      }
    }
  }

  /// Returns whether both temperatures of a day are in one row.
  private func hasRow(of day: [String], in picture: RenderedPicture) -> Bool {
    let wanted = Set(day.dropFirst().compactMap { Int($0) })
    let texts = picture.visibleTexts
    return texts.contains { text in
      let row = texts.filter { $0.isAligned(.middle, with: text, tolerance: 4) }
      return wanted.isSubset(of: row.flatMap(\.numbers))
    }
  }

  func testEachHomeFamilyIsPreviewed() throws {
    for family in onHome {
      let own = try previews().filter { $0.family == family }
      let pictures = try own.flatMap { preview in
        try (0..<max(preview.entryCount, 1)).map { try preview.render(entry: $0) }
      }
      if pictures.isEmpty {
        return fail(
          "\(family.rawValue) has no preview. Add one.",
          expected: "a preview of \(family.rawValue)", actual: "no preview")
      }
      if Set(pictures.map { signature($0) }).count < 2 {
        return fail(
          "The previews of \(family.rawValue) show only one state. Show a fresh forecast and an old one.",
          expected: "two pictures", actual: "one", showing: Array(pictures.prefix(1)))
      }
      let signs = try signs(of: family)
      guard !signs.isEmpty else { continue }
      let areOld = pictures.map { !words(of: $0).isDisjoint(with: signs) }
      if !areOld.contains(true) {
        return fail(
          "The previews of \(family.rawValue) show only fresh forecasts. Add an old one.",
          expected: "an old forecast", actual: "\(pictures.count) fresh",
          showing: Array(pictures.prefix(2)))
      }
      if !areOld.contains(false) {
        return fail(
          "The previews of \(family.rawValue) show only old forecasts. Add a fresh one.",
          expected: "a fresh forecast", actual: "\(pictures.count) old",
          showing: Array(pictures.prefix(2)))
      }
    }
  }

  /// Returns the content that an old forecast shows and a fresh one doesn't.
  private func signs(of family: Family) throws -> Set<String> {
    let place = try chosen()
    let old = words(of: try view("entry", place.raw, 18, "clear", true).render(family))
    return old.subtracting(
      words(of: try view("entry", place.raw, 18, "clear", false).render(family)))
  }

  /// Returns texts without numbers, such as times, and symbols.
  private func words(of picture: RenderedPicture) -> Set<String> {
    Set(parts(of: picture).map { $0.filter { !$0.isNumber } })
  }

  /// Returns all visible content of a picture as text.
  private func signature(_ picture: RenderedPicture) -> String {
    parts(of: picture).joined(separator: "|")
  }

  private func parts(of picture: RenderedPicture) -> [String] {
    picture.visibleTexts.compactMap(\.text) + picture.symbols.flatMap(\.symbolNames)
  }

  func testNothingIsLostInAnyMode() throws {
    for ios in ["18.0", "26.0"] {
      for family in onHome {
        try assertNothingLost(try almanac.render(family, ios: ios), in: .accented)
      }
    }
  }

  func testTheLintFindsNothing() throws {
    try assertNoFindings(in: almanac)
  }
}
