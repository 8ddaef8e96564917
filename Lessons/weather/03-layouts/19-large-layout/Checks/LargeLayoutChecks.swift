import LessonChecks
import XCTest

final class LargeLayoutChecks: ExerciseTestCase {
  /// In the evening, the next six hours pass midnight.
  private lazy var evening: (hour: Int, next: [Int]) = {
    let hour = inputs.integer(in: 19...23)
    return (hour, (1...6).map { ($0 + hour) % 24 })
  }()
  private let weekdays = ["Tue", "Wed", "Thu", "Fri"]
  private let furtherDays = ["Sat", "Sun"]

  private func picture(_ place: String = "Jeju", scheme: Scheme = .light) throws -> RenderedPicture
  {
    try view("large", place, evening.hour, weekdays + furtherDays).render(.systemLarge, scheme: scheme)
  }

  func testNowStaysTheFirstThingToRead() throws {
    let picture = try picture()
    _ = try picture.text(containing: "Jeju")
    assertMostProminent(try picture.text("12°"))
  }

  func testTheNextSixHoursAreThere() throws {
    let picture = try picture()
    let shown = (0..<24).filter { picture.hasText("\(40 + $0)°") }
    let expected = evening.next.map { "\(40 + $0)°" }.joined(separator: ", ")
    let actual = shown.map { "\(40 + $0)°" }.joined(separator: ", ")
    if shown.count != 6 {
      return fail(
        "Show six hours, and give each temperature its own `Text`.", expected: expected,
        actual: actual.isEmpty ? "no hour" : actual, showing: [picture])
    }
    if Set(shown) != Set(evening.next) {
      return fail(
        "Show the hours after the current hour. `upcoming(after:count:)` returns them.",
        expected: expected, actual: actual, showing: [picture])
    }
    let columns = try evening.next.map { try picture.text("\(40 + $0)°") }
    for (first, second) in zip(columns, columns.dropFirst()) { assertLeading(first, second) }
    assertAligned(columns, .middle, tolerance: 2)
    let symbols = try call("largeSymbols", as: [String].self)
    for (hour, temperature) in zip(evening.next, columns) {
      let above = picture.symbols.filter { $0.isAligned(.center, with: temperature, tolerance: 10) }
      if !above.contains(where: { $0.symbolName == symbols[hour] }) {
        fail(
          "The column for \(hour):00 doesn't show that hour's sky.",
          expected: symbols[hour],
          actual: above.isEmpty ? "none" : above.compactMap(\.symbolName).joined(separator: ", "),
          at: temperature)
      }
      let labels = picture.textElements.filter {
        $0 != temperature && $0.isAligned(.center, with: temperature, tolerance: 10)
          && abs($0.frame.midY - temperature.frame.midY) < 60
      }
      if !labels.contains(where: { names(hour, $0) }) {
        fail(
          "The column with \(temperature.name) doesn't say which hour it is.", expected: "\(hour)",
          actual: labels.isEmpty ? "none" : labels.map(\.name).joined(separator: ", "),
          at: temperature)
      }
    }
  }

  /// Returns whether a label is the hour on a 24-hour or 12-hour clock: `22`, `22:00`, `10PM`, `오후 10시`.
  private func names(_ hour: Int, _ label: PictureElement) -> Bool {
    let digits = (label.text ?? "").drop { !$0.isNumber }.prefix(while: \.isNumber)
    guard let number = Int(digits) else { return false }
    return number == hour || (number <= 12 && number % 12 == hour % 12)
      || (number == 24 && hour == 0)
  }

  func testTheNextFourDaysAreThere() throws {
    let picture = try picture()
    let symbols = try call("largeSymbols", as: [String].self)
    let names = try weekdays.map { try picture.text(containing: $0) }
    for (first, second) in zip(names, names.dropFirst()) { assertAbove(first, second) }
    if let fifth = try? picture.text(containing: furtherDays[0]) {
      fail(
        "Show four days. A fifth day is more than users read here.", expected: "four days",
        actual: "also \(fifth.name)", at: fifth)
    }
    var skies: [PictureElement] = []
    for (place, name) in names.enumerated() {
      let row = (picture.textElements + picture.symbols).filter {
        abs($0.frame.midY - name.frame.midY) < 8
      }
      let numbers = row.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text)
        .joined(separator: " ")
      let (low, high) = ("\([-1, 2, 13, -14][place])°", "\([85, 6, 87, 8][place])°")
      guard let lowPlace = numbers.range(of: low), let highPlace = numbers.range(of: high) else {
        fail(
          "The row for \(weekdays[place]) is missing its low or its high.",
          expected: "\(low) and \(high)",
          actual: numbers, at: name)
        continue
      }
      if highPlace.lowerBound < lowPlace.lowerBound {
        fail(
          "In the row for \(weekdays[place]), put the low before the high, as on a thermometer.",
          expected: "\(low), then \(high)", actual: "\(high), then \(low)", at: name)
      }
      guard let sky = row.first(where: { $0.symbolNames.contains(symbols[place]) }) else {
        fail(
          "The row for \(weekdays[place]) doesn't show that day's sky.",
          expected: symbols[place],
          actual: row.compactMap(\.symbolName).joined(separator: ", "), at: name)
        continue
      }
      skies.append(sky)
    }
    assertColumn(names)
    assertColumn(skies)
  }

  /// Fails unless the views share their leading edge, trailing edge or center.
  private func assertColumn(_ parts: [PictureElement]) {
    guard let first = parts.first else { return }
    let lines: [PictureElement.Line] = [.leading, .center, .trailing]
    let isColumn = lines.contains { line in
      parts.allSatisfy { $0.isAligned(line, with: first, tolerance: 2) }
    }
    guard !isColumn, let last = parts.last else { return }
    fail(
      "The days' rows don't form columns: \(first.name) and \(last.name) don't line up.",
      expected: "the same thing in the same place in every row",
      actual: "a different place in each row", at: last)
  }

  func testFromNowToLater() throws {
    let picture = try picture()
    let hour = try picture.text("\(40 + evening.next[0])°")
    assertAbove(try picture.text("12°"), hour)
    assertAbove(hour, try picture.text(containing: weekdays[0]))
  }

  func testEverythingFits() throws {
    for scheme in Scheme.allCases {
      for place in ["Jeju", "San Francisco de Macorís"] {
        let picture = try picture(place, scheme: scheme)
        for text in picture.textElements { assertVisible(text) }
        assertFits(picture)
        assertNothingOverlaps(picture)
        assertReadableSize(picture)
      }
    }
    try assertLegibleByDayAndNight(try picture("Jeju"))
  }
}
