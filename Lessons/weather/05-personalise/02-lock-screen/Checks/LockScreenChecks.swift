import LessonChecks
import XCTest

final class LockScreenChecks: ExerciseTestCase {
  private let lockScreen: [Family] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]

  func testItOffersTheLockScreen() throws {
    let families = try widget("AlmanacWidget").families()
    let wanted = lockScreen + [.systemSmall, .systemMedium]
    let missing = wanted.filter { !families.contains($0) }
    let extra = families.filter { !wanted.contains($0) }
    if !missing.isEmpty {
      fail(
        "Offer the missing families. The Lock Screen's gallery lists only widgets that offer them.",
        expected: missing.map(\.rawValue).joined(separator: ", "),
        actual: families.map(\.rawValue).joined(separator: ", "))
    } else if !extra.isEmpty {
      fail(
        "Offer only the five families that you draw. A widget stretched to another size looks wrong.",
        expected: wanted.map(\.rawValue).joined(separator: ", "),
        actual: families.map(\.rawValue).joined(separator: ", "))
    }
  }

  private func own(
    _ family: Family, _ place: String, _ temperature: Int, _ low: Int, _ high: Int
  ) throws -> RenderedPicture {
    try view("ownLayout", family.rawValue, place, temperature, low, high).render(family)
  }

  func testTheGaugeRunsFromLowToHigh() throws {
    let low = inputs.integer(in: -9...9)
    let high = low + 20
    let parts = [0, 10, inputs.integer(in: 2...8), inputs.integer(in: 12...19)]
    for part in inputs.shuffled(parts) {
      let temperature = low + part
      let picture = try own(.accessoryCircular, "Sokcho", temperature, low, high)
      let gauge = try picture.gauge()
      let fraction = gauge.fraction ?? -1
      if abs(fraction - Double(part) / 20) > 0.015 {
        fail(
          "At \(temperature)°, with a low of \(low)° and a high of \(high)°, the gauge should be "
            + "\(part * 5) % full. Let it run from the day's low to its high.",
          expected: "\(part * 5) %", actual: String(format: "%.0f %%", fraction * 100), at: gauge)
        return
      }
      if !isRing(gauge) {
        fail(
          "The circle has room for a ring, not for a bar. Give the gauge a circular style.",
          expected: ".gaugeStyle(.accessoryCircular)", actual: "a bar in the circle", at: gauge)
        return
      }
      assertTells(temperature, in: picture)
    }
  }

  /// Returns whether a gauge is a ring, which is as wide as it's high.
  private func isRing(_ gauge: PictureElement) -> Bool {
    let (width, height) = (gauge.frame.width, gauge.frame.height)
    return abs(width - height) <= max(width, height) * 0.12
  }

  func testTheRectangleSaysItAll() throws {
    let place = inputs.element(of: ["Sokcho", "Busan", "Mokpo", "Daegu"])
    let temperature = inputs.integer(in: -3...3)
    // Three numbers that also differ without their signs, so that none can replace another.
    let (low, high) = (
      temperature - inputs.integer(in: 7...9), temperature + inputs.integer(in: 16...19)
    )
    let picture = try own(.accessoryRectangular, place, temperature, low, high)
    for part in [place, "\(abs(temperature))°"] {
      assertVisible(try picture.text(containing: part))
    }
    for number in [high, low] { assertTells(number, in: picture) }
    assertFits(picture)
    assertNothingOverlaps(picture)
    assertReadableSize(picture)
    if picture.lineCount > 3 {
      fail(
        "The rectangle has room for only three lines.", expected: "three lines",
        actual: "\(picture.lineCount) lines", showing: [picture])
    }
    for text in picture.textElements where text.isVisible {
      assertContrast(
        text, atLeast: 1.6,
        "\(text.name) is barely visible on the Lock Screen: dark colors become transparent. Leave "
          + "the color to the system, or use .secondary.")
    }
    let (less, more) = (abs(low), abs(high))
    let highs = [
      "(?i)\\b(h|high|max)\\W*-?\(less)\\b", "최고\\W*-?\(less)\\b",
      "^\\s*[↑▲△]\\s*-?\(less)\\b", "^\\s*[↓▼▽]\\s*\(more)\\b",
    ]
    for pattern in highs where less != more {
      if let text = try? picture.text(matching: pattern) {
        fail(
          "\(text.name) mixes up the high and the low. The high is \(high)°, and the low is \(low)°.",
          expected: "\(high)° as the high", actual: text.name, at: text)
      }
    }
  }

  /// Fails unless a visible text contains the number, in any format of its minus sign.
  private func assertTells(_ number: Int, in picture: RenderedPicture) {
    let numbers = picture.visibleTexts.flatMap(\.numbers)
    if !numbers.contains(where: { abs($0) == abs(number) }) {
      let texts = picture.visibleTexts.compactMap(\.text).joined(separator: ", ")
      fail(
        "\(number)° is missing or invisible. Show it.", expected: "\(number)°",
        actual: texts.isEmpty ? "no text" : texts, showing: [picture])
    }
  }

  func testTheLineAboveTheClockIsOneLine() throws {
    let temperature = inputs.integer(in: -9...29)
    let picture = try own(.accessoryInline, "Sokcho", temperature, temperature - 5, temperature + 7)
    let texts = picture.textElements.filter(\.isVisible)
    let line = texts.compactMap(\.text).joined(separator: " ")
    if !line.contains("\(abs(temperature))°") {
      fail(
        "Show the temperature in the line above the clock.", expected: "\(temperature)°",
        actual: line.isEmpty ? "no text" : line)
    }
    if picture.lines.count > 1 {
      fail(
        "There's only one line above the clock. Of stacked texts, the system shows just the first.",
        expected: "one line", actual: line, showing: [picture])
    }
    for text in texts {
      assertNotTruncated(text)
      XCTAssertLessThanOrEqual(text.lineCount, 1, "There's only one line above the clock")
    }
  }

  func testEachFamilyHasItsOwnLayout() throws {
    let widget = widget("AlmanacWidget")
    let circle = try widget.render(.accessoryCircular)
    if circle.gauges.isEmpty {
      fail(
        "In accessoryCircular, the widget doesn't draw your gauge. Give the family its own case in "
          + "the switch.",
        expected: "CircularForecastView", actual: circle.texts.joined(separator: ", "))
      return
    }
    let place = try call("samplePlace", as: String.self)
    let numbers = try call("sampleNumbers", as: [String: Int].self)
    let (low, high) = (numbers["low"] ?? 0, numbers["high"] ?? 0)
    var seen: Set<Int> = []
    for hours in [0, 6, 12] {
      let now = CheckClock.now.addingTimeInterval(Double(hours) * 3600)
      let entries = try entries(at: now)
      for (index, temperature) in inputs.elements(2, of: entries) {
        seen.insert(temperature)
        for family in lockScreen {
          let drawn = try widget.render(family, entry: index, asked: now)
          let own = try own(family, place, temperature, low, high)
          let isOther =
            own.texts != drawn.texts || !drawn.shows(number: temperature)
            || drawn.gauges.count != own.gauges.count
            || family == .accessoryInline && drawn.lines.count > 1
          if isOther {
            fail(
              "In \(family.rawValue), the widget doesn't draw your \(family.rawValue) view with "
                + "`entry.forecast`. Give the family its own case in the switch.",
              expected: own.texts.joined(separator: ", "),
              actual: drawn.texts.isEmpty ? "no text" : drawn.texts.joined(separator: ", "),
              showing: [drawn])
            return
          }
        }
      }
    }
    if seen.count < 2 {
      fail(
        "The sample in your Forecast.swift has the same temperature for every hour. Use different "
          + "ones, so that the check can see the widget follow them.",
        expected: "different temperatures", actual: "always the same")
    }
  }

  /// Returns the entries of a timeline by index, with the sample's temperature at that hour.
  private func entries(at now: Date) throws -> [(index: Int, temperature: Int)] {
    let usual = try call("sampleNumbers", as: [String: Int].self)["temperature"] ?? 0
    let hours = try call("sampleHours", as: [[Int]].self)
    return try widget("AlmanacWidget").timeline(from: now).dates.prefix(6).enumerated().map {
      let minutes = ($1.timeIntervalSince(CheckClock.now) / 60).rounded(.down) + 9 * 60 + 41
      let hour = Int(min(max((minutes / 60).rounded(.down), -1e6), 1e6))
      let known = hours.first { $0.first == ((hour % 24) + 24) % 24 }
      return (index: $0, temperature: known?.last ?? usual)
    }
  }

  func testTheHomeScreenIsAsBefore() throws {
    let widget = widget("AlmanacWidget")
    let place = try call("samplePlace", as: String.self)
    for scheme in Scheme.allCases {
      let medium = try widget.render(.systemMedium, scheme: scheme)
      XCTAssertGreaterThanOrEqual(
        medium.symbols.count, 5, "Keep the next five hours in the medium widget")
      let small = try widget.render(.systemSmall, scheme: scheme)
      assertShows(small, place)
      // The learner's sky gives white text a contrast of at least 4.5 : 1, and black text less.
      assertContrast(try small.mostProminentText(), atLeast: 4.2)
    }
  }
}
