import LessonChecks
import XCTest

final class RateChecks: ExerciseTestCase {
  private let usual = Table(
    currencies: ["CHF", "JPY", "USD"], prices: ["1,502.17", "9.21", "1,340.99"])
  private let long = Table(
    currencies: ["GBP", "I", "KWD", "MMM"], prices: ["1,111.11", "7.77", "14,368.05", "0.04"])

  private struct Table {
    let currencies: [String]
    let prices: [String]
  }

  private func picture(_ table: Table) throws -> RenderedPicture {
    try view("rates", table.currencies, table.prices).render(.systemSmall)
  }

  func testCurrenciesBeginAtOneLine() throws {
    let picture = try picture(usual)
    try expectOneLine(usual.currencies, .leading, in: picture)
  }

  func testPricesEndAtOneLine() throws {
    let picture = try picture(usual)
    try expectOneLine(usual.prices, .trailing, in: picture)
  }

  func testEveryPriceStandsBesideItsCurrency() throws {
    let picture = try picture(usual)
    for (currency, price) in zip(usual.currencies, usual.prices) {
      let (name, number) = (try picture.text(currency), try picture.text(price))
      for text in [name, number] { assertVisible(text) }
      if !name.isLeading(of: number) || abs(name.frame.midY - number.frame.midY) > 5 {
        fail(
          "Put \(number.name) next to \(name.name), on the same line.",
          expected: "\(name.name), then \(number.name) on the same line", actual: "another line",
          at: number)
      }
    }
    try assertLegibleByDayAndNight(picture)
  }

  func testDigitsStandUnderDigits() throws {
    let picture = try picture(usual)
    for price in usual.prices {
      let number = try picture.text(price)
      if !number.hasMonospacedDigits && number.fontDesign != "monospaced" {
        fail(
          "The digits of \(number.name) have different widths. Make them equal with monospacedDigit().",
          expected: "digits of equal width", actual: "digits of different widths", at: number)
        return
      }
    }
  }

  func testLongPricesFit() throws {
    let picture = try picture(long)
    assertFits(picture)
    try expectOneLine(long.currencies, .leading, in: picture)
    try expectOneLine(long.prices, .trailing, in: picture)
  }

  private func expectOneLine(
    _ parts: [String], _ line: PictureElement.Line, in picture: RenderedPicture
  ) throws {
    let texts = try parts.map { try picture.text($0) }
    guard let first = texts.first else { return }
    for text in texts where !text.isAligned(line, with: first, tolerance: 1.5) {
      fail(
        line == .leading
          ? "\(text.name) doesn't start where \(first.name) does. Align the names at the start."
          : "\(text.name) doesn't end where \(first.name) does. Align the numbers at the end.",
        expected: "the same position for all", actual: "another position for \(text.name)", at: text)
      return
    }
  }
}
