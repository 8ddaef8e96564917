import Drawing
import Foundation
import SwiftUI
import Testing

/// The contents of a `Text`: values, formats, dates, Markdown, styles.
@MainActor @Suite struct TextContentTests {
  /// April 1, 2020, 9:41 in London without daylight saving time.
  private static let now = Date(timeIntervalSince1970: 1_585_734_060)

  private func picture(_ view: some View, locale: String = "en_US") -> Picture {
    render(view, proposal: ProposedViewSize(width: 1_000, height: nil)) {
      $0.currentDate = Self.now
      $0.locale = Locale(identifier: locale)
      $0.timeZone = TimeZone(identifier: "UTC") ?? .current
    }
  }

  private func words(_ view: some View, locale: String = "en_US") -> String {
    (picture(view, locale: locale).root.text ?? "").replacing("\u{202F}", with: " ")
  }

  @Test func valuesAreFormattedAsOnThePhone() {
    let (count, degrees, name) = (1_234, 21.456, "Seoul")
    #expect(words(Text("\(count) steps in \(name)")) == "1,234 steps in Seoul")
    #expect(words(Text("\(degrees, specifier: "%.1f")°")) == "21.5°")
    #expect(words(Text("\(degrees)")) == "21.456000")
    #expect(words(Text(0.25, format: .percent)) == "25%")
    #expect(words(Text("\(0.25, format: .percent) of \(count)%")) == "25% of 1,234%")
    #expect(words(Text(verbatim: "\(count)%")) == "1234%")
    #expect(words(Text("100% done")) == "100% done")
    #expect(words(Text(String("**plain**"))) == "**plain**")
    #expect(words(Text(count, format: .number), locale: "de_DE") == "1.234")
  }

  @Test(arguments: [
    (1, "1 habit"), (3, "3 habits"), (0, "0 habits"),
  ])
  func nounsAgreeWithTheirNumber(count: Int, expected: String) {
    #expect(words(Text("^[\(count) habit](inflect: true)")) == expected)
    #expect(words(Text("^[\(count) 개](inflect: true)"), locale: "ko_KR") == "\(count) 개")
    #expect(words(Text("2^[3] is left")) == "2^[3] is left")
  }

  @Test func irregularNounsAgreeToo() {
    #expect(words(Text("**^[2 person](inflect: true)**")) == "2 people")
    #expect(words(Text("^[12 city](inflect: true) left")) == "12 cities left")
  }

  @Test func datesCountFromThePicturesTime() {
    let soon = Self.now.addingTimeInterval(11 * 60 + 14)
    #expect(words(Text(soon, style: .relative)) == "11 min, 14 sec")
    #expect(words(Text(soon, style: .timer)) == "11:14")
    #expect(words(Text(soon, style: .offset)) == "-11 minutes")
    #expect(words(Text(Self.now.addingTimeInterval(-7_200), style: .offset)) == "+2 hours")
    #expect(words(Text(Self.now.addingTimeInterval(-7_200), style: .timer)) == "2:00:00")
    #expect(words(Text(Self.now, style: .time)) == "9:41 AM")
    #expect(words(Text(Self.now, style: .date)) == "April 1, 2020")
    #expect(words(Text(soon, style: .relative), locale: "ko_KR") == "11분 14초")
    #expect(words(Text(soon, style: .relative), locale: "de_DE") == "11 Min., 14 Sek.")
    #expect(words(Text(soon, style: .offset), locale: "fr_FR") == "-11 minutes")
    let afternoon = Self.now.addingTimeInterval(6 * 3_600)
    // The formats have narrow spaces.
    func range(until end: Date, locale: String = "en_US") -> String {
      words(Text(Self.now...end), locale: locale).replacing(/\s/, with: " ")
    }
    #expect(range(until: soon) == "9:41 – 9:52 AM")
    #expect(range(until: afternoon) == "9:41 AM – 3:41 PM")
    #expect(range(until: soon, locale: "ko_KR") == "오전 9:41~9:52")
    #expect(words(Text("in \(soon, style: .timer)")) == "in 11:14")
  }

  @Test func formattersWriteDatesAndNumbers() {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US")
    dates.timeZone = TimeZone(identifier: "UTC")
    dates.dateFormat = "yyyy-MM-dd"
    #expect(words(Text(Self.now, formatter: dates)) == "2020-04-01")
    #expect(words(Text("on \(Self.now, formatter: dates)")) == "on 2020-04-01")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 2
    #expect(words(Text(Decimal(1.5), formatter: numbers)) == "1.50")
    #expect(words(Text(NSNumber(value: 2), formatter: numbers)) == "2.00")
  }

  @Test func timersStopAtTheirEnds() {
    let interval = Self.now.addingTimeInterval(-60)...Self.now.addingTimeInterval(3_600)
    #expect(words(Text(timerInterval: interval)) == "1:00:00")
    #expect(words(Text(timerInterval: interval, showsHours: false)) == "60:00")
    #expect(words(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(
      words(Text(timerInterval: interval, pauseTime: Self.now.addingTimeInterval(9_999))) == "0:00")
  }

  @Test func selfUpdatingTextTakesTheFullWidth() {
    #expect(picture(Text(Self.now, style: .timer)).size.width == 1_000)
    #expect(picture(Text(Self.now, style: .time)).size.width < 200)
  }

  @Test func literalsSupportMarkdown() throws {
    let runs = try #require(
      picture(Text("plain **bold** *it* `code` ~~gone~~ [link](https://example.com) 2 * 3 a_b_c"))
        .textLines.first?.runs)
    let styles = runs.map { run in
      [
        run.string, run.font.weight > 400 ? "b" : "", run.font.isItalic ? "i" : "",
        run.font.design == .monospaced ? "m" : "", run.isStruckThrough ? "s" : "",
      ].joined()
    }
    #expect(
      styles == [
        "plain ", "boldb", " ", "iti", " ", "codem", " ", "gones", " ", "link", " 2 * 3 a_b_c",
      ])
  }

  @Test func interpolatedAsterisksAreNoMarkdown() {
    let value = "*x*"
    #expect(words(Text("**\(value)**")) == "*x*")
    #expect(picture(Text("**\(value)**")).textLines.first?.runs.first?.font.weight ?? 0 >= 600)
  }

  @Test func theInnermostStyleWins() throws {
    let runs = try #require(
      picture((Text("a").font(.title) + Text("b")).font(.caption).bold()).textLines.first?.runs)
    #expect(runs.map(\.font.size) == [28, 12])
    #expect(runs.allSatisfy { $0.font.weight >= 600 })
  }

  @Test func attributesOfAnAttributedStringApply() throws {
    var attributed = AttributedString("red")
    attributed.swiftUI.foregroundColor = .red
    attributed.font = .title
    let run = try #require(
      picture(Text(attributed + AttributedString(" x"))).textLines.first?.runs.first)
    #expect(run.string == "red" && run.font.size == 28)
    #expect(run.paint == Color.red.resolved(in: EnvironmentValues()).paint(in: .zero))
  }

  @Test func symbolsAppearInText() throws {
    let runs = try #require(
      picture(Text("\(Image(systemName: "sun.max")) now")).textLines.first?.runs)
    #expect(runs.map(\.symbol) == ["sun.max", nil])
  }

  @Test func textCaseFollowsTheEnvironment() {
    #expect(words(Text("straße").textCase(.uppercase)) == "STRASSE")
    #expect(words(Text("ABC").textCase(.lowercase)) == "abc")
  }

  @Test func textsAreEqualByContent() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a") != Text("b"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text("\(1)") != Text("\(2)"))
  }

  @Test func aLongSumOfTextsIsShown() {
    let text = (0..<2_000).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1 % 10)") }
    #expect(words(text).count == 2_000)
  }
}
