import LessonChecks
import XCTest

/// Checks the requirements for any widget, whatever its subject.
final class OwnWidgetChecks: ExerciseTestCase {
  private var own: WidgetHandle { widget("OwnWidget") }

  private let accessories: Set<Family> = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]

  private func home() throws -> [Family] {
    try own.families().filter { !accessories.contains($0) }
  }

  private func lock() throws -> [Family] { try own.families().filter(accessories.contains) }

  func testItIsOfferedWhereItIsNeeded() throws {
    let families = try own.families()
    let names = families.map(\.rawValue).joined(separator: ", ")
    if try home().count < 2 {
      return fail(
        "On the Home Screen, people choose a size. Support two or more.",
        expected: "systemSmall, systemMedium", actual: names)
    }
    if try lock().isEmpty {
      return fail(
        "The widget isn't offered on the Lock Screen, where people would see it most.",
        expected: "an accessory family", actual: names)
    }
    for family in families {
      let picture = try own.render(family)
      if picture.visibleTexts.isEmpty && picture.symbols.filter(\.isVisible).isEmpty {
        return fail(
          "The widget supports \(family.rawValue), but shows nothing there. Give it a layout.",
          expected: "a layout", actual: "an empty widget", showing: [picture])
      }
    }
    let (first, second) = (try own.render(try home()[0]), try own.render(try home()[1]))
    if Set(first.texts) == Set(second.texts) {
      fail(
        "Both sizes look the same. Show more in the larger size, or show it differently.",
        expected: "a different layout in each size", actual: first.texts.joined(separator: ", "),
        showing: [first, second])
    }
  }

  func testItIntroducesItself() throws {
    let declaration = try own.declaration()
    let name = words(declaration.displayName)
    let description = words(declaration.description)
    if name.isEmpty || description.isEmpty {
      return fail(
        "The gallery shows a name and a description. Give the widget both.",
        expected: "a name and a description",
        actual: name.isEmpty ? "no name" : "no description")
    }
    if addsNothing(description, to: name) {
      fail(
        "The description only repeats the name. Say what people get.",
        expected: "what people get from it", actual: description)
    }
    for family in try own.families() {
      let picture = try own.render(family, isSnapshot: true, isPreview: true)
      if picture.visibleTexts.isEmpty && picture.symbols.filter(\.isVisible).isEmpty {
        return fail(
          "The gallery's picture of \(family.rawValue) is empty, but people choose a widget by its "
            + "picture.",
          expected: "a sample", actual: "nothing", showing: [picture])
      }
    }
  }

  private func words(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns whether a description contains only the name and that it's a widget.
  private func addsNothing(_ description: String, to name: String) -> Bool {
    var rest = description.lowercased().filter { $0.isLetter || $0.isNumber }
    let own = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let said = [own, "widget", "위젯", "이에요", "입니다"]
    for word in said where !word.isEmpty { rest = rest.replacing(word, with: "") }
    return rest.count < 2
  }

  func testItGoesOnByItself() throws {
    for hours in [0, inputs.integer(in: 3...20)] {
      let now = CheckClock.now.addingTimeInterval(Double(hours) * 3600)
      let dates = try own.timeline(from: now).dates
      guard let first = dates.first, first <= now.addingTimeInterval(1), dates.count > 1 else {
        return fail(
          "Start the timeline now, and give it more than one entry. A widget that never changes is just "
            + "a picture.",
          expected: "an entry for now, and later ones",
          actual: dates.isEmpty ? "no entry" : "\(dates.count) entries", showing: [try own.render()]
        )
      }
      let pictures = try dates.indices.prefix(8).map { entry in
        try own.render(try home()[0], entry: entry, asked: now)
      }
      // A number that runs on its own isn't a change of an entry.
      if Set(pictures.map { $0.texts.joined(separator: "|") }).count < 2 {
        return fail(
          "All entries look the same. Add an entry for each time something changes.",
          expected: "different pictures",
          actual: pictures.first?.texts.joined(separator: ", ") ?? "no text",
          showing: Array(pictures.prefix(2)))
      }
    }
    let strip = try own.strip()
    if strip.reloadsPerDay > 70 {
      fail(
        "The widget asks for \(strip.reloadsPerDay) reloads a day, but gets only 40 to 70.",
        expected: "at most 70", actual: "\(strip.reloadsPerDay) reloads")
    }
    if try own.timeline().policy == .never {
      fail(
        "After the last entry, the widget never changes again.",
        expected: ".atEnd, .after(date)", actual: ".never")
    }
  }

  func testItCanBeReadInLightAndInTheDark() throws {
    for family in try home() {
      try assertLegibleByDayAndNight(try own.render(family))
      for scheme in Scheme.allCases {
        let picture = try own.render(family, scheme: scheme)
        assertReadableSize(picture)
        assertFits(picture)
        assertNothingOverlaps(picture)
      }
    }
  }

  func testNothingIsLostInAnyMode() throws {
    for family in try home() {
      for ios in ["18.0", "26.0"] {
        try assertNothingLost(try own.render(family, ios: ios), in: .accented)
      }
      let tinted = try own.render(family, mode: .accented)
      if tinted.hasContainerBackground {
        fail(
          "The background of \(family.rawValue) stays on a tinted Home Screen. Set it with "
            + "containerBackground.",
          expected: ".containerBackground(…, for: .widget)", actual: "a background that stays",
          showing: [tinted])
      }
    }
    for family in try lock() {
      for text in try own.render(family).visibleTexts { assertContrast(text, atLeast: 1.6) }
    }
  }

  func testTextGrowsWithItsReader() throws {
    for family in try home() {
      let usual = try own.render(family).mostProminentText()
      let large = try own.render(family, typeSize: .accessibility3)
      let grown = large.visibleTexts.filter { text in
        (try? own.render(family).text(text.text ?? ""))
          .map { text.fontSize >= $0.fontSize * 1.2 } ?? false
      }
      if grown.isEmpty {
        return fail(
          "In \(family.rawValue), no text grows with the user's text size. At AX 3, make at least "
            + "one `Text` larger by a fifth.",
          expected: "more than \(Int(usual.fontSize)) points", actual: "as before", showing: [large]
        )
      }
      assertFits(large)
    }
  }

  func testItKeepsWhatIsPrivate() throws {
    for family in try own.families() where try lock().contains(family) || family == .systemSmall {
      let picture = try own.render(family, redacted: [.privacy])
      let open = try own.render(family)
      let hidden = open.visibleTexts.filter { text in
        !picture.visibleTexts.contains { $0.text == text.text }
      }
      if hidden.isEmpty && (family == .systemSmall || open.visibleTexts.count > 1) {
        return fail(
          "On a locked phone, anyone can read everything in \(family.rawValue). Hide at least one "
            + "private `Text`.",
          expected: "one hidden `Text`", actual: picture.texts.joined(separator: ", "),
          showing: [picture])
      }
      if picture.visibleTexts.isEmpty {
        return fail(
          "On a locked phone, \(family.rawValue) shows no readable text. Keep what isn't private.",
          expected: "one visible `Text`", actual: "none", showing: [picture])
      }
    }
  }

  func testATapLeadsSomewhere() throws {
    for family in try own.families() {
      let picture = try own.render(family)
      let links = picture.elements.compactMap(\.widgetURL).compactMap(\.scheme)
      if links.isEmpty && picture.controls.isEmpty {
        return fail(
          "A tap on \(family.rawValue) opens the app where people left it, not what the widget shows.",
          expected: ".widgetURL(…)", actual: "no link", showing: [picture])
      }
    }
  }

  func testItIsPreviewed() throws {
    let families = Set(
      try previews().filter { $0.isNamed && !words($0.name).isEmpty }.compactMap { $0.family })
    if families.count < 2 {
      fail(
        "Give at least two families a preview with a name, so that you see them while you work.",
        expected: "previews with names for two families", actual: "\(families.count)")
    }
  }

  func testTheLintFindsNothing() throws {
    try assertNoFindings(in: own)
  }
}
