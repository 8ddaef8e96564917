import LessonChecks
import XCTest

final class PlaceChecks: ExerciseTestCase {
  /// Returns a text for each place's raw value, with the first one for a repeated value.
  private func texts(_ probe: String) throws -> [String: String] {
    let pairs = try call(probe, as: [[String]].self).filter { $0.count == 2 }
    return Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }

  func testEveryPlaceHasAName() throws {
    let places = try texts("places")
    XCTAssertGreaterThanOrEqual(places.count, 3, "Offer at least three places to choose from")
    let kept = ["busan", "jeju", "seoul"].filter { places[$0] == nil }
    if !kept.isEmpty {
      return fail(
        "Keep the raw values: the system stores people's choices by them.",
        expected: kept.joined(separator: ", "), actual: places.keys.sorted().joined(separator: ", ")
      )
    }
    let menu = try texts("menu")
    let nameless = places.keys.filter { menu[$0] == nil }.sorted()
    if !nameless.isEmpty {
      let names = nameless.joined(separator: ", ")
      fail(
        "The menu has no name for \(names). Give every case a display representation.",
        expected: "a name for every place", actual: "no name for \(names)")
      return
    }
    for (place, name) in menu.sorted(by: { $0.key < $1.key }) {
      let shown = name.trimmingCharacters(in: .whitespaces)
      if shown.isEmpty {
        fail(
          "In the menu, \(place) is an empty line. Give it a name.",
          expected: "a name for every place", actual: "no name for \(place)")
      } else if shown.first?.isLowercase == true {
        fail(
          "The menu shows \(place) as it is in the code. Write a name for people to read.",
          expected: "\(shown.capitalized)", actual: shown)
      } else if let twin = menu.keys.sorted().first(where: { $0 > place && menu[$0] == name }) {
        fail(
          "In the menu, \(place) and \(twin) are both called \(shown). Give each place its own "
            + "name.",
          expected: "a different name for every place", actual: "\(shown) twice")
      } else if let other = places.first(where: { $0.value == shown && $0.key != place })?.key,
        places[place] != shown, menu.values.filter({ $0 == name }).count == 1
      {
        fail(
          "In the menu, \(shown) selects \(place), but it's the name of \(other).",
          expected: "\(places[place] ?? place) for \(place)", actual: shown)
      }
    }
  }

  func testPeopleCanChooseAPlace() throws {
    let declaration = try widget("PlaceWidget").declaration()
    guard declaration.configuration == "appIntent" else {
      return fail(
        "People can't edit the widget. Use AppIntentConfiguration with your intent.",
        expected: "AppIntentConfiguration", actual: name(of: declaration.configuration))
    }
    guard let parameter = declaration.parameters.first(where: { $0.name == "place" }) else {
      return fail(
        "The intent has no parameter `place`.", expected: "@Parameter(title: …) var place: Place",
        actual: declaration.parameters.isEmpty
          ? "no parameter" : declaration.parameters.map(\.name).joined(separator: ", "))
    }
    if declaration.kind.trimmingCharacters(in: .whitespaces).isEmpty {
      fail(
        "The widget has no `kind`. The system needs it to reload the widget and store choices.",
        expected: "AppIntentConfiguration(kind: \"PlaceWidget\", …", actual: "an empty kind")
    }
    for title in [parameter.title, try call("intentTitle", as: String.self)]
    where title.trimmingCharacters(in: .whitespaces).isEmpty {
      fail(
        "The sheet has an empty line. Give the intent and its parameter a title.",
        expected: "@Parameter(title: \"Place\", …", actual: "an empty title")
    }
    XCTAssertGreaterThanOrEqual(
      Set(parameter.choices).count, 3, "Offer at least three places to choose from")
    if parameter.defaultValue == nil {
      fail(
        "Give `place` a default. Without it, the widget shows nothing until people edit it.",
        expected: "@Parameter(title: …, default: .seoul)", actual: "no default")
    }
  }

  /// Returns the type's name: `StaticConfiguration` for `static`.
  private func name(of configuration: String) -> String {
    configuration.prefix(1).uppercased() + configuration.dropFirst() + "Configuration"
  }

  func testTheChoiceIsShown() throws {
    let places = try texts("places")
    guard !places.isEmpty, try assertNamesDiffer(places) else { return }
    try assertEntryIsForNow(places)
    let chosen = inputs.elements(4, of: places.keys.sorted())
    for place in chosen + inputs.elements(2, of: chosen) {
      guard try isShown(place, places) else { return }
    }
    // An earlier selection doesn't change the current picture.
    _ = try inFreshProcess { try isShown(inputs.element(of: chosen), places) }
  }

  private func assertNamesDiffer(_ places: [String: String]) throws -> Bool {
    for (place, name) in places.sorted(by: { $0.key < $1.key }) {
      guard let twin = places.keys.sorted().first(where: { $0 > place && places[$0] == name })
      else { continue }
      fail(
        "The forecasts of \(place) and \(twin) both say \(name). Make the choice visible.",
        expected: "a different name in every forecast", actual: "\(name) twice")
      return false
    }
    return true
  }

  private func assertEntryIsForNow(_ places: [String: String]) throws {
    let place = inputs.element(of: places.keys.sorted())
    let timeline = try widget("PlaceWidget").timeline(configuration: ["place": place])
    guard let first = timeline.dates.min(), first <= CheckClock.now.addingTimeInterval(1) else {
      return fail(
        "The timeline has no entry for now. The widget shows nothing until its first entry.",
        expected: "an entry for now",
        actual: timeline.dates.isEmpty ? "no entry" : "only later ones")
    }
    if timeline.policy == .never { return assertAsksAgain(timeline) }
    let count = try widget("PlaceWidget").strip(configuration: ["place": place]).reloadsPerDay
    if count > 70, timeline.policy == .atEnd {
      fail(
        "`.atEnd` asks again once the last entry's date has passed. Here that's at once: \(count) times "
          + "a day, but the widget gets only 40 to 70. Use `.after(…)` with a later date.",
        expected: "at most 70 times", actual: "\(count) times")
    } else if count > 70 {
      fail(
        "The widget asks for a new timeline \(count) times a day, but gets only 40 to 70.",
        expected: "at most 70 times", actual: "\(count) times")
    }
  }

  private func isShown(_ place: String, _ places: [String: String]) throws -> Bool {
    let name = places[place] ?? place
    let entries = try widget("PlaceWidget").timeline(configuration: ["place": place]).dates.count
    // The entry that is shown now, and the last one.
    let pictures = try Set([0, max(entries - 1, 0)]).sorted().map {
      try widget("PlaceWidget").render(.systemSmall, entry: $0, configuration: ["place": place])
    }
    if let picture = pictures.first(where: { !$0.hasContainerBackground }) {
      fail(
        "The containerBackground is missing, so the system shows a warning instead of the widget.",
        expected: ".containerBackground(…, for: .widget)",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
      return false
    }
    if let picture = pictures.first(where: { !says(name, $0, places) }) {
      fail(
        "The choice is \(name), but the widget shows something else. Take the forecast from the "
          + "configuration that the provider gets.",
        expected: name, actual: picture.texts.joined(separator: ", "), showing: [picture])
      return false
    }
    let snapshot = try widget("PlaceWidget").render(
      .systemSmall, configuration: ["place": place], isSnapshot: true)
    if !says(name, snapshot, places) {
      fail(
        "The choice is \(name), but `snapshot(for:in:)` shows something else. Use the method's "
          + "configuration too.",
        expected: name, actual: snapshot.texts.joined(separator: ", "), showing: [snapshot])
      return false
    }
    return true
  }

  /// Returns whether this name is legible, and that of no other place is.
  private func says(
    _ name: String, _ picture: RenderedPicture, _ places: [String: String]
  ) -> Bool {
    let text = picture.visibleTexts.compactMap(\.text).joined(separator: "\n")
    func isRead(_ name: String) -> Bool { text.range(of: name, options: .caseInsensitive) != nil }
    return isRead(name)
      && !places.values.contains {
        $0 != name && isRead($0) && name.range(of: $0, options: .caseInsensitive) == nil
      }
  }

  func testItIsUsefulWithoutChoosing() throws {
    let widget = widget("PlaceWidget")
    let picture = try widget.render(.systemSmall)
    let seoul = try texts("places")["seoul"] ?? "Seoul"
    if !["Seoul", "서울"].contains(where: seoul.contains) || !picture.hasText(containing: seoul) {
      fail(
        "Show Seoul until people choose a place.", expected: "Seoul",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    _ = try widget.render(.systemSmall, isPlaceholder: true)
  }
}
