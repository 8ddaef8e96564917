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
    let shown = (0..<24).filter { picture.hasText("\(40 + $0)°") }
    let expected = evening.next.map { "\(40 + $0)°" }.joined(separator: ", ")
    let actual = shown.map { "\(40 + $0)°" }.joined(separator: ", ")
    if shown.count != 5 {
      fail(
        "Show five hours: that is what the width allows at a readable size.", expected: expected,
        actual: actual.isEmpty ? "no hour" : actual)
    } else if Set(shown) != Set(evening.next) {
      fail(
        "Show the hours after the current one: `upcoming(after:count:)` knows them.",
        expected: expected, actual: actual)
    }
  }

  func testTheHoursStandSideBySide() throws {
    let picture = try picture()
    let columns = try evening.next.map { try picture.text("\(40 + $0)°") }
    for (first, second) in zip(columns, columns.dropFirst()) {
      assertLeading(first, second)
    }
    assertAligned(columns, .middle, tolerance: 2)
  }

  func testEveryColumnHasItsHourAndItsSymbol() throws {
    let picture = try picture()
    var labels: Set<String> = []
    for hour in evening.next {
      let temperature = try picture.text("\(40 + hour)°")
      let column = picture.elements.filter {
        $0 != temperature && $0.isAligned(.center, with: temperature, tolerance: 10)
      }
      if column.allSatisfy({ $0.symbolName == nil }) {
        fail(
          "The column of \(hour) o'clock has no symbol: numbers alone do not say rain.",
          expected: "a symbol in every column", actual: "none", at: temperature)
      }
      let texts = column.compactMap(\.text).filter { $0.contains(where: \.isNumber) }
      guard let label = texts.first else {
        fail(
          "The column of \(temperature.name) does not say which hour it is.",
          expected: "\(hour)", actual: "no number beside the temperature", at: temperature)
        continue
      }
      if !labels.insert(label).inserted {
        fail(
          "Two columns say that they are \(label) o'clock.", expected: "\(hour)", actual: label,
          at: temperature)
      }
    }
  }

  func testEverythingFits() throws {
    assertFits(try picture())
  }
}
