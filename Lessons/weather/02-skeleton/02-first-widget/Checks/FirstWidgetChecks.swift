import LessonChecks
import XCTest

final class FirstWidgetChecks: ExerciseTestCase {
  func testItShowsTheForecast() throws {
    let place = try call("samplePlace", as: String.self)
    let temperatures = Set(try call("sampleTemperatures", as: [Int].self))
    for family in [Family.systemSmall, .systemMedium] {
      for scheme in Scheme.allCases {
        let picture = try widget("AlmanacWidget").render(family, scheme: scheme)
        let seen = temperatures.first(where: picture.shows(number:))
        assertShows(picture, place, "\(seen ?? temperatures.first ?? 0)")
        for text in picture.visibleTexts {
          assertContrast(
            text, atLeast: 3,
            scheme == .dark
              ? "\(text.name) is hard to read in Dark Mode. The text's color changes with the mode, so its "
                + "background must change too."
              : "\(text.name) is hard to read in light mode. The text's color changes with the mode, so its "
                + "background must change too.")
        }
        assertNothingOverlaps(picture)
      }
    }
    // The same view on other days and in other places.
    let places = inputs.elements(2, of: ["Busan", "Jeju", "Sokcho", "Daegu", "Mokpo", "Pohang"])
    let degrees = inputs.integers(2, in: 1...17) + inputs.integers(1, in: 28...38)
    for (place, temperature) in zip(places, inputs.shuffled(degrees)) {
      for family in [Family.systemSmall, .systemMedium] {
        if try !shows(place, temperature, family) { return }
      }
    }
  }

  /// Returns whether both are legible on white or on black, because the background isn't the view's task.
  private func shows(_ place: String, _ temperature: Int, _ family: Family) throws -> Bool {
    let pictures = try [false, true].map { isOnBlack in
      try view("entry", place, temperature, isOnBlack).render(family)
    }
    func isSeen(_ isMeant: (PictureElement) -> Bool) -> Bool {
      pictures.contains { $0.textElements.contains { isMeant($0) && $0.isVisible } }
    }
    let isRight =
      isSeen { ($0.text ?? "").range(of: place, options: .caseInsensitive) != nil }
      && isSeen { $0.numbers.contains(temperature) }
    if !isRight {
      fail(
        "For a forecast of \(place) with \(temperature)°, the view shows something else. Take both values "
          + "from `entry.forecast`.",
        expected: "\(place), \(temperature)°",
        actual: pictures[0].texts.joined(separator: ", "), showing: [pictures[0]])
    }
    return isRight
  }

  func testItHasANameAndADescription() throws {
    let declaration = try widget("AlmanacWidget").declaration()
    let name = words(declaration.displayName)
    if name.isEmpty {
      fail(
        "Add a configurationDisplayName: the gallery shows it as the widget's name.",
        expected: ".configurationDisplayName(\"…\")", actual: "no name")
    }
    let description = words(declaration.description)
    if description.isEmpty {
      fail(
        "Add a description that says what the widget shows.",
        expected: ".description(\"…\")", actual: "no description")
    }
    let known = Set(spoken(name)).union(["a", "an", "my", "the", "widget", "위젯"])
    if !name.isEmpty, !description.isEmpty, known.isSuperset(of: spoken(description)) {
      fail(
        "The description only repeats the name. The gallery shows both, so say more.",
        expected: "what people get, such as “See today's weather”", actual: description)
    }
    for opening in ["This widget", "Use this widget", "A widget"]
    where description.hasPrefix(opening) {
      fail(
        "Start the description with what people get. They already know that it's a widget.",
        expected: "a verb, such as “See today's weather”", actual: description)
    }
  }

  private func spoken(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private func words(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func testItsKindStays() throws {
    let kind = try widget("AlmanacWidget").declaration().kind
    if words(kind).isEmpty {
      return fail(
        "The widget has no `kind`. Give it one, so that the app can reload it.",
        expected: "StaticConfiguration(kind: \"AlmanacWidget\", …", actual: "an empty kind")
    }
    // The extension restarts again and again, and the system finds placed widgets by their earlier kind.
    let later = CheckClock.now.addingTimeInterval(Double(inputs.integer(in: 3600...80_000)))
    let other = try inFreshProcess {
      try call("drawLots", inputs.integer(in: 3...99))
      return try widget("AlmanacWidget").render(date: later).kind ?? ""
    }
    if other != kind {
      fail(
        "The `kind` changes when the extension starts again, so the widgets on Home Screens are lost. "
          + "Use a fixed name.",
        expected: "the same kind each time", actual: "\(kind), then \(other)")
    } else if kind != "AlmanacWidget" {
      fail(
        "The `kind` changed. The system and the app find the widget by its earlier kind. Restore it.",
        expected: "AlmanacWidget", actual: kind)
    }
  }

  func testItOffersTwoSizes() throws {
    let families = try widget("AlmanacWidget").families()
    let names = families.map(\.rawValue).sorted().joined(separator: ", ")
    if Set(families) != [.systemSmall, .systemMedium] {
      fail(
        "Offer only the sizes that you design. In any other size, the widget looks stretched.",
        expected: "systemMedium, systemSmall", actual: names)
    }
  }

  func testTheBackgroundBelongsToTheSystem() throws {
    let tinted = try widget("AlmanacWidget").render(.systemSmall, mode: .accented)
    let picture = try widget("AlmanacWidget").render(.systemSmall)
    guard picture.hasContainerBackground else {
      return fail(
        "The widget has no background. Add containerBackground, or the system shows a warning in "
          + "its place.",
        expected: ".containerBackground(…, for: .widget)", actual: "no background")
    }
    if tinted.hasContainerBackground {
      fail(
        "The background stays on a tinted Home Screen, because the system doesn't know that it's a "
          + "background. Set it with containerBackground.",
        expected: ".containerBackground(…, for: .widget)", actual: "a background in the view")
    }
    try assertNothingLost(
      picture, in: .accented,
      "A color painted into the view stays on a tinted Home Screen and covers the text. Set it "
        + "with containerBackground.")
  }
}
