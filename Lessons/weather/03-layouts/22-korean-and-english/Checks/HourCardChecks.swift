import LessonChecks
import XCTest

final class HourCardChecks: ExerciseTestCase {
  /// 5:40 p.m. in the checks' time zone.
  private let afternoon = CheckClock.now.addingTimeInterval(8 * 3600 - 60)

  private func picture(
    _ locale: String, _ celsius: Double = 30, _ rain: Double = 0.65
  ) throws -> RenderedPicture {
    try view("hourCard", afternoon, celsius, rain).render(.systemSmall, locale: locale)
  }

  func testTheTimeIsWrittenAsPeopleWriteIt() throws {
    try expect([
      ("en_US", "5.*PM", "5:40 PM"), ("ko_KR", "오후.*5", "오후 5:40"), ("de_DE", "17", "17:40"),
    ])
  }

  func testTheTemperatureIsInPeoplesUnit() throws {
    try expect([
      ("ko_KR", "30.?°", "30°"), ("en_US", "86.?°", "86°"), ("de_DE", "30.?°", "30°"),
    ])
    let celsius = inputs.integer(in: 11...28)
    try expectAlso("\(celsius)", in: picture("ko_KR", Double(celsius)))
  }

  func testThePercentSignStandsWhereItBelongs() throws {
    try expect([
      ("en_US", "65%", "65%"), ("de_DE", "65.%", "65 %"), ("tr_TR", "%.?65", "%65"),
    ])
    let percent = inputs.integer(in: 31...59)
    try expectAlso("\(percent)", in: picture("en_US", 30, Double(percent) / 100))
  }

  /// Fails if a card for another hour doesn't show its number.
  private func expectAlso(_ number: String, in picture: RenderedPicture) throws {
    if picture.hasText(containing: number) { return }
    fail(
      "The card for another hour doesn't show that hour's value.", expected: number,
      actual: picture.texts.joined(separator: ", "), showing: [picture])
  }

  func testItIsMirroredWherePeopleReadFromTheRight() throws {
    let picture = try picture("ar_EG")
    for digits in ["٥", "٣٠", "٦٥"] {
      if !picture.hasText(containing: digits) {
        fail(
          "In Arabic, a number doesn't use Arabic digits. Give Text the value and a format.",
          expected: digits, actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
    let rain = try picture.text(containing: "٦٥")
    if let symbol = picture.symbols.first, symbol.frame.midX < rain.frame.midX,
      abs(symbol.frame.midY - rain.frame.midY) < 10
    {
      fail(
        "Arabic is read from the right, but \(symbol.name) is still to the left of its number.",
        expected: "the symbol on the right", actual: "the symbol on the left", at: symbol)
    }
  }

  func testEverythingFits() throws {
    for locale in ["en_US", "ko_KR", "de_DE", "fi_FI", "ar_EG"] {
      let picture = try picture(locale)
      for text in picture.textElements { assertVisible(text) }
      assertFits(picture)
    }
    try assertLegibleByDayAndNight(try picture("en_US"))
  }

  /// Fails for the first region without a text in its usual form, on its own phone and in a preview on
  /// another one.
  private func expect(
    _ forms: [(locale: String, pattern: String, example: String)]
  ) throws {
    for (locale, pattern, example) in forms {
      let own = try picture(locale)
      if (try? own.text(matching: pattern)) == nil {
        return fail(
          "In the region \(locale), this isn't written the local way.",
          expected: "something like \(example)", actual: own.texts.joined(separator: ", "),
          showing: [own])
      }
      let previewed = try view("hourCardIn", afternoon, 30.0, 0.65, locale).render(.systemSmall)
      if (try? previewed.text(matching: pattern)) == nil {
        return fail(
          "In a preview with the locale \(locale), this is in the phone's language. A finished "
            + "string doesn't follow the view's locale.",
          expected: "something like \(example)",
          actual: previewed.texts.joined(separator: ", "), showing: [previewed])
      }
    }
  }
}
