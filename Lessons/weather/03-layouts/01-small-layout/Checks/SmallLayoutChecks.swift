import LessonChecks
import XCTest

final class SmallLayoutChecks: ExerciseTestCase {
  private func picture(_ place: String = "Busan", _ scheme: Scheme = .light) throws -> RenderedPicture {
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
  }

  func testTheTemperatureIsTheHero() throws {
    let picture = try picture()
    let temperature = try picture.text(containing: "14°")
    if temperature.fontSize < 30 {
      fail(
        "The temperature is what people look for: give it at least 30 points, so that it is read "
          + "first and from afar.",
        expected: "30 points or more", actual: "\(Int(temperature.fontSize)) points", at: temperature)
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
    let extras = picture.textElements.compactMap(\.text).filter { text in
      text.count > 2 && !wanted.contains(where: text.contains)
    }
    if extras.count > 1 {
      fail(
        "A small widget holds about four pieces of information: symbol, temperature, place, and the "
          + "day's range. Leave the rest to the app.",
        expected: "up to four", actual: "also \(extras.joined(separator: ", "))")
    }
  }

  func testTextIsLargeEnoughToRead() throws {
    for text in try picture().textElements where text.fontSize < 10.5 {
      fail(
        "\(text.name) is too small: 11 points is the least that is meant for reading.",
        expected: "11 points or more", actual: "\(Int(text.fontSize)) points", at: text)
    }
  }

  func testLongNamesFit() throws {
    for place in ["San Francisco de Macorís", "샌프란시스코"] {
      let picture = try view("small", place, -12, -10, -18).render(.systemSmall)
      assertFits(picture)
      let name = try picture.text(containing: place)
      let margin = min(name.frame.minX, picture.size.width - name.frame.maxX)
      if margin < 10.5 {
        fail(
          "\(name.name) runs into the margin: let it shrink or wrap.",
          expected: "11 points or more to the edge", actual: "\(Int(margin)) points", at: name)
      }
    }
  }
}
