import LessonChecks
import XCTest

final class MediumLayoutChecks: ExerciseTestCase {
  /// At nine in the evening the next five hours reach past midnight.
  private let evening = (hour: 21, next: [22, 23, 0, 1, 2])

  private func picture() throws -> RenderedPicture {
    try view("medium", evening.hour).render(.systemMedium)
  }

  func testTheCurrentWeatherIsThere() throws {
    let picture = try picture()
    assertVisible(try picture.text(containing: "Jeju"))
    let temperature = try picture.text(containing: "12°")
    assertVisible(temperature)
    if try picture.mostProminentText() != temperature {
      fail(
        "The hours are the second thing to read; the current temperature stays the first.",
        expected: temperature.name, actual: try picture.mostProminentText().name, at: temperature)
    }
  }

  func testItShowsTheNextFiveHours() throws {
    let picture = try picture()
    let shown = (0..<24).filter { picture.hasText(containing: "\(40 + $0)°") }
    let expected = evening.next.map { "\(40 + $0)°" }.joined(separator: ", ")
    let actual = try shown.map { try picture.text(containing: "\(40 + $0)°") }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text).joined(separator: ", ")
    if shown.isEmpty && (0..<24).contains(where: { picture.hasText("\(40 + $0)") }) {
      fail(
        "Write the temperatures with a degree sign, so that nobody takes them for hours.",
        expected: expected, actual: picture.texts.joined(separator: ", "), showing: [picture])
    } else if shown.count != 5 {
      fail(
        "Show five hours: that is what the width allows at a readable size.", expected: expected,
        actual: actual.isEmpty ? "no hour" : actual, showing: [picture])
    } else if Set(shown) != Set(evening.next) {
      fail(
        "Show the hours after the current one: `upcoming(after:count:)` knows them.",
        expected: expected, actual: actual, showing: [picture])
    }
    for hour in shown { assertVisible(try temperature(of: hour, in: picture)) }
  }

  private func temperature(of hour: Int, in picture: RenderedPicture) throws -> PictureElement {
    try picture.text(containing: "\(40 + hour)°")
  }

  func testTheHoursStandSideBySide() throws {
    let picture = try picture()
    let columns = try evening.next.map { try temperature(of: $0, in: picture) }
    for (first, second) in zip(columns, columns.dropFirst()) {
      assertLeading(first, second)
    }
    assertAligned(columns, .middle, tolerance: 2)
  }

  func testEveryColumnHasItsHourAndItsSymbol() throws {
    let picture = try picture()
    let symbols = try call("mediumSymbols", as: [String].self)
    for hour in evening.next {
      let temperature = try temperature(of: hour, in: picture)
      let column = picture.elements.filter {
        $0.isAligned(.center, with: temperature, tolerance: 10)
      }
      let drawn = column.filter { $0.symbolName != nil }
      if drawn.isEmpty {
        fail(
          "The column of \(hour) o'clock has no symbol: numbers alone do not say rain.",
          expected: "a symbol in every column", actual: "none", at: temperature)
      } else if let right = drawn.first(where: { $0.symbolName == symbols[hour] }) {
        assertVisible(right)
      } else {
        fail(
          "The column of \(hour) o'clock shows another sky: take the symbol from the hour.",
          expected: symbols[hour], actual: drawn.compactMap(\.symbolName).joined(separator: ", "),
          at: drawn.first)
      }
      let labels = column.filter { element in
        let text = (element.text ?? "").replacingOccurrences(of: "\(40 + hour)°", with: "")
        return text.contains(where: \.isNumber)
      }
      guard let label = labels.first(where: { names(hour, $0) }) ?? labels.first else {
        fail(
          "The column of \(temperature.name) does not say which hour it is.",
          expected: "\(hour)", actual: "no number beside the temperature", at: temperature)
        continue
      }
      if names(hour, label) {
        assertVisible(label)
      } else {
        fail(
          "The column of \(temperature.name) belongs to \(hour) o'clock and says \(label.name).",
          expected: "\(hour)", actual: label.name, at: label)
      }
    }
  }

  /// True for `22`, `22:00`, `10PM`, `오후 10시`: the hour on a clock of 24 or 12 hours.
  private func names(_ hour: Int, _ label: PictureElement) -> Bool {
    let text = (label.text ?? "").replacingOccurrences(of: "\(40 + hour)°", with: "")
    let digits = text.drop { !$0.isNumber }.prefix(while: \.isNumber)
    guard let number = Int(digits) else { return false }
    return number == hour || (number <= 12 && number % 12 == hour % 12)
      || (number == 24 && hour == 0)
  }

  func testEverythingFits() throws {
    let picture = try picture()
    assertFits(picture)
    assertNothingOverlaps(picture)
    assertReadableSize(picture)
  }
}
