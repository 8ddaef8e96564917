import LessonChecks
import XCTest

final class SunnyCardChecks: ExerciseTestCase {
  private func picture(_ symbol: String, _ scheme: Scheme = .light) throws -> RenderedPicture {
    try view("card", symbol, "Sokcho").render(.systemSmall, scheme: scheme)
  }

  func testTheSymbolStandsOut() throws {
    try expectSeen("sun.max.fill", .light)
  }

  func testItStandsOutAtNight() throws {
    try expectSeen("sun.max.fill", .dark)
  }

  func testTheCardIsStillSunny() throws {
    for scheme in Scheme.allCases {
      let picture = try picture("sun.max.fill", scheme)
      let word = try picture.text("Sokcho")
      guard let color = word.backdrop else { continue }
      if color.red < 0.75 || color.green < 0.4 || color.blue > 0.4 {
        fail(
          "The card isn't sunny anymore. Change the symbol, not the card.",
          expected: "orange to yellow", actual: "\(color)", at: word)
      }
      assertContrast(word, atLeast: 3)
    }
  }

  func testEverySymbolIsSeen() throws {
    for symbol in ["cloud.sun.fill", "sunset.fill", "moon.fill", "drop.fill"] {
      for scheme in Scheme.allCases { try expectSeen(symbol, scheme) }
    }
  }

  private func expectSeen(_ name: String, _ scheme: Scheme) throws {
    let symbol = try picture(name, scheme).symbol(name)
    guard let contrast = symbol.contrast, contrast < 3 else { return }
    let ratio = String(format: "%.1f", contrast)
    fail(
      "Increase the contrast between \(symbol.name) and its card in \(scheme.rawValue) mode.",
      expected: "a contrast of at least 3:1", actual: "\(ratio) : 1", at: symbol)
  }
}
