import LessonChecks
import XCTest

final class ReviewChecks: ExerciseTestCase {
  private var trams: WidgetHandle { widget("TramWidget") }

  /// 9:56, as clocks of 24 hours or of 12 write it.
  private let departure = CheckClock.now.addingTimeInterval(15 * 60)

  private func picture(
    _ family: Family, line: String = "11", platform: Int = 3, isLate: Bool = false,
    mode: Mode? = nil
  ) throws -> RenderedPicture {
    try view("tram", line, "Harbour", platform, departure.timeIntervalSince1970, isLate)
      .render(family, mode: mode ?? .fullColor)
  }

  func testTheLintIsSilent() throws {
    try assertNoFindings(in: trams)
  }

  func testNothingWasTakenOut() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let line = inputs.element(of: ["4", "15", "38"])
      let platform = inputs.integer(in: 5...9)
      let picture = try picture(family, line: line, platform: platform)
      let facts = [
        (line, "\\b\(line)\\b"), ("Harbour", "Harbour"), ("\(platform)", "\\b\(platform)\\b"),
        ("9:56", "\\b0?9:56"),
      ]
      for (fact, pattern) in facts {
        guard let text = try? picture.text(matching: pattern), text.isVisible else {
          return fail(
            "In \(family.rawValue) nothing says \(fact) any more: review, but take nothing away.",
            expected: fact, actual: picture.texts.joined(separator: ", "), showing: [picture])
        }
        assertNotTruncated(text)
      }
    }
  }

  func testLateIsSaidWithoutColour() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let (late, onTime) = (
        try picture(family, isLate: true), try picture(family, isLate: false)
      )
      let said = { (picture: RenderedPicture) in
        picture.visibleTexts.compactMap(\.text) + picture.symbols.flatMap(\.symbolNames)
      }
      if said(late).sorted() == said(onTime).sorted() {
        return fail(
          "A late tram is told from others by colour alone: say it in a word or a symbol.",
          expected: "another word or symbol", actual: said(late).joined(separator: ", "),
          showing: [late, onTime])
      }
    }
  }

  func testTheMediumOneSaysMore() throws {
    let picture = try picture(.systemMedium)
    for pattern in ["10:11", "10:26"] {
      guard let text = try? picture.text(matching: "\\b\(pattern)"), text.isVisible else {
        return fail(
          "The medium widget has room for later trams as well: show when they leave.",
          expected: pattern, actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
  }

  func testNothingIsLostWhenTinted() throws {
    for family in [Family.systemSmall, .systemMedium] {
      for ios in ["18.0", "26.0"] {
        try assertNothingLost(try trams.render(family, ios: ios), in: .accented)
      }
      if try trams.render(family, mode: .accented).hasContainerBackground {
        fail(
          "The background stays on the tinted Home Screen.", expected: "a background that goes",
          actual: "a background that stays")
      }
    }
  }

  func testItIsRightAllHour() throws {
    let strip = try trams.strip(for: 3600)
    XCTAssertGreaterThanOrEqual(
      strip.moments.count, 4, "Every tram that leaves makes room for the next")
  }
}
