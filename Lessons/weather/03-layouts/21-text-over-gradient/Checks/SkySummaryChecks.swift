import LessonChecks
import XCTest

final class SkySummaryChecks: ExerciseTestCase {
  private let skies = ["clear", "clouds", "rain", "snow", "storm"]
  private let parts = ["Sokcho", "4°", "9", "-3"]

  private func picture(_ sky: String, _ scheme: Scheme = .light, mode: Mode = .fullColor) throws
    -> RenderedPicture
  {
    try view("summary", "Sokcho", sky, 4, 9, -3).render(.systemSmall, mode: mode, scheme: scheme)
  }

  func testEverythingIsThere() throws {
    let picture = try picture("snow")
    for part in parts {
      if !picture.hasText(containing: part) {
        fail(
          "“\(part)” is missing. Make it readable instead of deleting it.", expected: part,
          actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
    assertNothingOverlaps(picture)
    assertFits(picture)
  }

  func testEveryTextCanBeReadByDay() throws {
    try expectContrast(.light)
  }

  func testEveryTextCanBeReadAtNight() throws {
    try expectContrast(.dark)
  }

  func testTheSkyIsStillThere() throws {
    let backdrops = try skies.compactMap { try picture($0).text(containing: "4°").backdrop }
    let isAlike = zip(backdrops, backdrops.dropFirst()).contains {
      $0.isClose(to: $1, tolerance: 0.01)
    }
    if isAlike {
      fail(
        "Two kinds of sky look the same behind the text. Leave the sky as it is.",
        expected: "five different skies",
        actual: backdrops.map(\.description).joined(separator: ", "))
    }
    if try picture("rain", mode: .accented).hasContainerBackground {
      fail(
        "The sky stays on the tinted Home Screen. Leave it in containerBackground.",
        expected: "a sky that the system can remove", actual: "a sky in the view")
    }
    let lost = try picture("storm").lost(in: .accented)
    if let temperature = lost.first(where: { ($0.text ?? "").contains("4°") }) {
      fail(
        "When tinted, the sky hides the text on it. Leave the sky in containerBackground, which the "
          + "system removes.",
        expected: "a sky that the system can remove", actual: "a sky in the view", at: temperature)
    }
  }

  func testTheTemperatureIsFirst() throws {
    for scheme in Scheme.allCases {
      assertMostProminent(try picture("clouds", scheme).text(containing: "4°"))
    }
    try assertNothingLost(picture("storm"), in: .accented)
  }

  private func expectContrast(_ scheme: Scheme) throws {
    for sky in skies {
      for text in try picture(sky, scheme).textElements {
        guard let contrast = text.contrast, contrast < 4.45 else { continue }
        let ratio = String(format: "%.1f", contrast)
        return fail(
          "Increase the contrast of \(text.name) on the `\(sky)` sky in \(scheme.rawValue) mode.",
          expected: "a contrast of at least 4.5:1", actual: "\(ratio) : 1", at: text)
      }
    }
  }
}
