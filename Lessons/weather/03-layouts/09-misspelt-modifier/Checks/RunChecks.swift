import LessonChecks
import XCTest

final class RunChecks: ExerciseTestCase {
  private func picture(
    _ mode: Mode = .accented, _ distance: String = "12 km", _ scheme: Scheme = .light
  ) throws -> RenderedPicture {
    try view("run", distance).render(.systemSmall, mode: mode, scheme: scheme)
  }

  func testTheRunnerTakesTheTint() throws {
    let runner = try picture().symbol("figure.run")
    if !runner.isAccented {
      fail(
        "\(runner.name) is in the default group. Fix its modifier instead of deleting it.",
        expected: "the runner in the accent group", actual: "in the default group", at: runner)
    }
  }

  func testTheMarkKeepsItsColour() throws {
    try assertOrange(in: picture())
  }

  func testTheDistanceStaysWhite() throws {
    for distance in ["12 km", "800 m"] {
      let text = try picture(.accented, distance).text(distance)
      if text.isAccented {
        fail(
          "\(text.name) gets the tint. Mark only the runner.", expected: "a white distance",
          actual: "a distance in the tint color", at: text)
      }
    }
  }

  func testFullColourIsAsBefore() throws {
    for scheme in Scheme.allCases {
      let picture = try picture(.fullColor, "800 m", scheme)
      assertShows(picture, "800 m")
      for name in ["figure.run", "flame.fill"] { assertVisible(try picture.symbol(name)) }
      try assertOrange(in: picture)
    }
  }

  private func assertOrange(in picture: RenderedPicture) throws {
    let mark = try picture.symbol("flame.fill")
    guard let color = mark.color else { return }
    if color.red < 0.7 || color.green < 0.3 || color.green > 0.8 || color.blue > 0.4 {
      fail(
        "\(mark.name) isn't orange in \(picture.mode.rawValue) mode. Keep the color of the club's "
          + "logo.",
        expected: "an orange logo", actual: "\(color)", at: mark)
    }
  }
}
