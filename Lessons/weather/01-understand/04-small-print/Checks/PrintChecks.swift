import LessonChecks
import XCTest

final class PrintChecks: ExerciseTestCase {
  func testWhatIsNeededIsThere() throws {
    for scheme in Scheme.allCases {
      assertTells("9:41", "Sokcho", 38, try widget("TideWidget").render(scheme: scheme))
    }
  }

  func testEveryTextIsLargeEnough() throws {
    assertReadableSize(try widget("TideWidget").render())
  }

  func testEveryTextStandsOut() throws {
    for scheme in Scheme.allCases {
      try assertStandsOut(
        ["9:41", "Sokcho", "38"], in: widget("TideWidget").render(scheme: scheme))
    }
  }

  func testTheMarginsAreKept() throws {
    let picture = try widget("TideWidget").render()
    assertKeepsMargins(picture)
    assertNothingOverlaps(picture)
  }

  func testAnotherTide() throws {
    let place = inputs.element(of: ["Busan", "Jindo", "Mokpo"])
    let hour = inputs.integer(in: 1...9)
    let height = inputs.integer(in: 112...587)
    let tide = try view("tide", place, hour, height)
    for scheme in Scheme.allCases {
      let picture = try tide.render(.systemSmall, scheme: scheme)
      assertTells("\(hour):20", place, height, picture)
    }
  }

  private func assertTells(
    _ time: String, _ place: String, _ height: Int, _ picture: RenderedPicture
  ) {
    assertShows(picture, time, place)
    if !picture.shows(number: height) {
      fail(
        "Show the height \(height). People who want to swim need it.",
        expected: "\(height)", actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    assertFits(picture)
  }

  private func assertStandsOut(_ needed: [String], in picture: RenderedPicture) throws {
    for part in needed { assertContrast(try picture.text(containing: part), atLeast: 4.5) }
    for text in picture.textElements { assertContrast(text, atLeast: 3) }
  }

  private func assertKeepsMargins(_ picture: RenderedPicture) {
    let inner = CGRect(origin: .zero, size: picture.size).insetBy(dx: 10.9, dy: 10.9)
    if let text = picture.visibleTexts.first(where: { !inner.contains($0.frame) }) {
      let gap =
        [
          text.frame.minX, text.frame.minY, picture.size.width - text.frame.maxX,
          picture.size.height - text.frame.maxY,
        ].min() ?? 0
      fail(
        "Keep \(text.name) at least 11 points from the edge of the widget.",
        expected: "11 points or more", actual: "\(Int(gap.rounded(.down))) points", at: text)
    }
  }
}
