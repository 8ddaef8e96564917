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
          expected: "\(Int(expected * 100)) %", actual: "\(Int((fraction * 100).rounded())) %",
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
    let lines = picture.textElements.map(\.lineCount).reduce(0, +)
    if lines > 4 {
      fail(
        "The rectangle has room for three lines.", expected: "three lines", actual: "\(lines) lines")
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
    for text in texts {
      assertNotTruncated(text)
      XCTAssertLessThanOrEqual(text.lineCount, 1, "Above the clock there is one line, no more")
    }
  }

  func testEachFamilyHasItsOwnLayout() throws {
    let widget = try widget("AlmanacWidget")
    let circle = try widget.render(.accessoryCircular)
    if circle.gauges.isEmpty {
      fail(
        "In accessoryCircular the widget does not draw your gauge: give the family a case of its "
          + "own in the switch.",
        expected: "CircularForecastView", actual: circle.texts.joined(separator: ", "))
    }
    let line = try widget.render(.accessoryInline)
    if line.textElements.filter(\.isVisible).count > 2 {
      fail(
        "In accessoryInline the widget draws more than one line.", expected: "InlineForecastView",
        actual: line.texts.joined(separator: ", "))
    }
    let rectangle = try widget.render(.accessoryRectangular)
    assertFits(rectangle)
    assertVisible(try rectangle.text(containing: "Seoul"))
  }

  func testTheHomeScreenIsAsBefore() throws {
    let widget = try widget("AlmanacWidget")
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
