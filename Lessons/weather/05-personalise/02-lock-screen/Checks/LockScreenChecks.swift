import LessonChecks
import XCTest

final class LockScreenChecks: ExerciseTestCase {
  private let lockScreen: [Family] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]

  func testItOffersTheLockScreen() throws {
    let families = try widget("AlmanacWidget").families()
    let missing = (lockScreen + [.systemSmall, .systemMedium]).filter { !families.contains($0) }
    if !missing.isEmpty {
      fail(
        "The gallery of the lock screen shows only widgets that offer its families.",
        expected: missing.map(\.rawValue).joined(separator: ", "),
        actual: families.map(\.rawValue).joined(separator: ", "))
    }
  }

  func testTheGaugeRunsFromLowToHigh() throws {
    for (temperature, expected) in [(15, 0.5), (10, 0.0), (18, 0.8)] {
      let picture = try view("circular", temperature, 10, 20).render(.accessoryCircular)
      let gauge = try picture.gauge()
      let fraction = gauge.fraction ?? -1
      if abs(fraction - expected) > 0.03 {
        fail(
          "At \(temperature)° between a low of 10° and a high of 20° the gauge should be "
            + "\(Int(expected * 100)) % full: let it run from the day's low to its high.",
          expected: "\(Int(expected * 100)) %", actual: String(format: "%.0f %%", fraction * 100),
          at: gauge)
        return
      }
      assertVisible(try picture.text(containing: "\(temperature)"))
    }
  }

  func testTheRectangleSaysItAll() throws {
    let picture = try view("rectangular", "Sokcho").render(.accessoryRectangular)
    for part in ["Sokcho", "3°", "4", "8"] { assertVisible(try picture.text(containing: part)) }
    assertFits(picture)
    assertNothingOverlaps(picture)
    assertReadableSize(picture)
    if picture.lineCount > 3 {
      fail(
        "The rectangle has room for three lines.", expected: "three lines",
        actual: "\(picture.lineCount) lines", showing: [picture])
    }
    for text in picture.textElements where text.isVisible {
      assertContrast(
        text, atLeast: 1.6,
        "\(text.name) is hardly there on the Lock Screen: dark colours become transparent. Leave the "
          + "colour to the system, or use .secondary.")
    }
    let highs = [
      "(?i)\\b(h|high|max)\\W*-?8\\b", "최고\\W*-?8\\b", "^\\s*[↑▲△]\\s*-?8\\b", "^\\s*[↓▼▽]\\s*4\\b",
    ]
    for pattern in highs {
      if let text = try? picture.text(matching: pattern) {
        fail(
          "\(text.name) calls the low the high: the day's high is 4°, its low -8°.",
          expected: "4° as the high", actual: text.name, at: text)
      }
    }
  }

  func testTheLineAboveTheClockIsOneLine() throws {
    let picture = try view("inline").render(.accessoryInline)
    let texts = picture.textElements.filter(\.isVisible)
    let line = texts.compactMap(\.text).joined(separator: " ")
    if !line.contains("3°") {
      fail(
        "The line above the clock should tell the temperature.", expected: "-3°",
        actual: line.isEmpty ? "no text" : line)
    }
    if picture.lines.count > 1 {
      fail(
        "Above the clock there is one line: of texts under each other only the first is shown.",
        expected: "one line", actual: line, showing: [picture])
    }
    for text in texts {
      assertNotTruncated(text)
      XCTAssertLessThanOrEqual(text.lineCount, 1, "Above the clock there is one line, no more")
    }
  }

  func testEachFamilyHasItsOwnLayout() throws {
    let widget = widget("AlmanacWidget")
    let circle = try widget.render(.accessoryCircular)
    if circle.gauges.isEmpty {
      fail(
        "In accessoryCircular the widget does not draw your gauge: give the family a case of its "
          + "own in the switch.",
        expected: "CircularForecastView", actual: circle.texts.joined(separator: ", "))
    }
    // At noon the weather is another than that of the sample.
    let dates = try widget.timeline().dates
    let entry = min(3, dates.count - 1)
    for family in lockScreen where entry >= 0 {
      let drawn = try widget.render(family, entry: entry)
      let own = try view("ownLayout", family.rawValue, dates[entry]).render(family)
      let missing = own.texts.filter { !drawn.texts.contains($0) }
      if !missing.isEmpty {
        fail(
          "In \(family.rawValue) the widget draws something else than your view of \(family.rawValue) "
            + "does for `entry.forecast`: give the family a case of its own in the switch.",
          expected: own.texts.joined(separator: ", "),
          actual: drawn.texts.isEmpty ? "no text" : drawn.texts.joined(separator: ", "),
          showing: [drawn])
      }
    }
    let rectangle = try widget.render(.accessoryRectangular)
    assertFits(rectangle)
    assertVisible(try rectangle.text(containing: "Seoul"))
  }

  func testTheHomeScreenIsAsBefore() throws {
    let widget = widget("AlmanacWidget")
    for scheme in Scheme.allCases {
      let medium = try widget.render(.systemMedium, scheme: scheme)
      XCTAssertGreaterThanOrEqual(
        medium.symbols.count, 5, "The medium widget still shows the next five hours")
      let small = try widget.render(.systemSmall, scheme: scheme)
      assertVisible(try small.text(containing: "Seoul"))
      // Your own sky leaves white text 4.5 : 1 or more, and black text less.
      assertContrast(try small.mostProminentText(), atLeast: 4.2)
    }
  }
}
