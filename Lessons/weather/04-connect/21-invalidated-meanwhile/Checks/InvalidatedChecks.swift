import LessonChecks
import XCTest

final class InvalidatedChecks: ExerciseTestCase {
  /// Returns the widget at rest, and while its intent runs.
  private func both() throws -> (rest: RenderedPicture, running: RenderedPicture) {
    let widget = widget("StationWidget")
    return (try widget.render(), try widget.render(redacted: [.invalidated]))
  }

  /// Returns the contrast of an element, whether its opacity or its color makes it fainter.
  private func strength(_ element: PictureElement) -> Double { element.contrast ?? 1 }

  private func isFaint(_ element: PictureElement) -> Bool {
    strength(element) < 4.5 || element.opacity * (element.color?.alpha ?? 1) < 0.95
  }

  func testTheNumberLooksOld() throws {
    let pictures = try both()
    // testItCanStillBeRead reports a number that's gone.
    if pictures.rest.hasText("4"), !pictures.running.hasText("4") { return }
    try assertLooksOld("4", pictures.rest, pictures.running)
  }

  func testItCanStillBeRead() throws {
    try assertCanBeRead(4, try both().running)
  }

  func testTheRestStays() throws {
    let (rest, running) = try both()
    let name = try running.text("Pier")
    if strength(name) < strength(try rest.text("Pier")) * 0.9 {
      return fail(
        "\(name.name) fades too, although it always stays the same. Mark only what the intent asks "
          + "for.", expected: "as strong as at rest", actual: "fainter", at: name)
    }
    let symbol = try running.symbol("arrow.clockwise")
    if strength(symbol) < strength(try rest.symbol("arrow.clockwise")) * 0.9 {
      return fail(
        "The button fades while its intent runs, and looks out of order. Mark only the number.",
        expected: "as strong as at rest", actual: "fainter", at: symbol)
    }
  }

  func testAtRestNothingIsFaded() throws {
    let name = inputs.element(of: ["Mill", "Quay", "Park", "Lake"])
    let bikes = inputs.integer(in: 11...48)
    let view = try view("station", name, bikes)
    for scheme in [Scheme.light, .dark] {
      let rest = try view.render(.systemSmall, scheme: scheme)
      for text in [try rest.text(name), try rest.text("\(bikes)")] where isFaint(text) {
        return fail(
          "\(text.name) is faint at rest too. Fade it only while the intent runs.",
          expected: "full strength",
          actual: "fainter", at: text)
      }
      let running = try view.render(.systemSmall, scheme: scheme, redacted: [.invalidated])
      try assertLooksOld("\(bikes)", rest, running)
    }
  }

  private func assertCanBeRead(_ bikes: Int, _ running: RenderedPicture) throws {
    if !running.shows(number: bikes) {
      fail(
        "While the intent runs, the number is gone. Keep the old number: it's better than no "
          + "number.",
        expected: "a readable \(bikes)", actual: "not readable", showing: [running])
    }
  }

  private func assertLooksOld(
    _ number: String, _ rest: RenderedPicture, _ running: RenderedPicture
  ) throws {
    let old = try running.text(number)
    if strength(old) > strength(try rest.text(number)) * 0.65 {
      fail(
        "While the intent runs, \(old.name) looks up to date, so people tap again. Make it "
          + "fainter.",
        expected: "fainter than at rest", actual: "as at rest", at: old)
    }
  }
}
