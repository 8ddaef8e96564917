import LessonChecks
import XCTest

final class SmallLayoutChecks: ExerciseTestCase {
  private func picture(_ place: String = "Busan", _ scheme: Scheme = .light) throws
    -> RenderedPicture
  {
    try view("small", place, 14, 19, 11).render(.systemSmall, scheme: scheme)
  }

  func testEverythingIsThere() throws {
    let picture = try picture()
    assertVisible(try picture.text(containing: "14°"))
    assertVisible(try picture.text(containing: "Busan"))
    assertVisible(try picture.text(containing: "19"))
    assertVisible(try picture.text(containing: "11"))
    let symbol = try call("smallSymbol", as: String.self)
    assertVisible(try picture.symbol(symbol))
    assertNothingOverlaps(picture)
    // "H 11°" says the low where the high is meant; other words and signs are left to the learner.
    let highs = [
      "(?i)\\b(h|high|max)\\W*11\\b", "최고\\W*11\\b", "^\\s*[↑▲△]\\s*11\\b", "^\\s*[↓▼▽]\\s*19\\b",
    ]
    for pattern in highs {
      if let text = try? picture.text(matching: pattern) {
        fail(
          "\(text.name) calls the low the high: the day's high is 19°, its low 11°.",
          expected: "19° as the high", actual: text.name, at: text)
      }
    }
    let night = try self.picture("Busan", .dark)
    for text in night.textElements { assertVisible(text) }
  }

  func testTheTemperatureIsTheHero() throws {
    let picture = try picture()
    let temperature = try picture.text(containing: "14°")
    if temperature.fontSize < 30 {
      fail(
        "The temperature is what people look for: give it at least 30 points, so that it is read "
          + "first and from afar.",
        expected: "30 points or more", actual: "\(whole(temperature.fontSize)) points",
        at: temperature)
    }
    let first = try picture.mostProminentText()
    if first != temperature {
      fail(
        "\(first.name) draws the eye before the temperature does.", expected: temperature.name,
        actual: first.name, at: first)
    }
  }

  func testItStaysAtOneIdea() throws {
    let picture = try picture()
    let wanted = ["14", "Busan", "19", "11"]
    let labels = ["high", "low", "max", "min", "now", "최고", "최저", "지금", "현재"]
    let extras = picture.textElements.compactMap(\.text).filter { text in
      text.count > 2 && !labels.contains(text.lowercased())
        && !wanted.contains { text.localizedCaseInsensitiveContains($0) }
    }
    if extras.count > 1 {
      fail(
        "A small widget holds about four pieces of information: symbol, temperature, place, and the "
          + "day's range. Leave the rest to the app.",
        expected: "up to four", actual: "also \(extras.joined(separator: ", "))")
    }
  }

  func testTextIsLargeEnoughToRead() throws {
    assertReadableSize(try picture())
  }

  func testLongNamesFit() throws {
    for place in ["San Francisco de Macorís", "샌프란시스코"] {
      let picture = try view("small", place, -12, -10, -18).render(.systemSmall)
      assertFits(picture)
      let name = try picture.text(containing: place)
      if name.fontSize < 7 {
        fail(
          "\(name.name) has shrunk until nobody can read it: let it wrap, or begin smaller.",
          expected: "7 points or more", actual: "\(whole(name.fontSize)) points", at: name)
      }
      let margin = min(name.frame.minX, picture.size.width - name.frame.maxX)
      if margin < 10.5 {
        fail(
          "\(name.name) runs into the margin: let it shrink or wrap.",
          expected: "11 points or more to the edge", actual: "\(whole(margin)) points", at: name)
      }
    }
  }

  /// Without what comes after the point; a learner's number may be larger than whole ones get.
  private func whole(_ number: Double) -> String {
    String(format: "%.0f", number.rounded(.towardZero))
  }
}
