import LessonChecks
import XCTest

final class HarbourChecks: ExerciseTestCase {
  /// The catalog's colors, light and dark.
  private let water = [PictureColor(hex: 0x0B4F6C), PictureColor(hex: 0x031C2B)]
  private let foam = [PictureColor(hex: 0xF4FAFC), PictureColor(hex: 0xBFD7E0)]
  private let buoy = [PictureColor(hex: 0xFFC857), PictureColor(hex: 0xFF8A5B)]

  private func picture(_ scheme: Scheme = .light, mode: Mode = .fullColor) throws -> RenderedPicture
  {
    try view("harbour", "Mokpo", 19).render(.systemSmall, mode: mode, scheme: scheme)
  }

  func testEveryNameIsInTheCatalog() throws {
    let picture = try picture()
    for remark in picture.remarks where remark.hasPrefix("No color named") {
      let name = remark.split(separator: "'").dropFirst().first.map(String.init) ?? remark
      fail(
        "There's no color \(name) in the catalog. The view is drawn without a color, and only the "
          + "log says so.",
        expected: "a name from the catalog", actual: name, showing: [picture])
    }
  }

  func testTheDayIsTheCatalogs() throws { try expectColours(.light, 0) }

  func testTheNightIsTheCatalogs() throws { try expectColours(.dark, 1) }

  private func expectColours(_ scheme: Scheme, _ place: Int) throws {
    let picture = try picture(scheme)
    let background = picture.backgroundColor
    if !(background?.isClose(to: water[place]) ?? false) {
      let isPainted = try picture.text("19°").backdrop?.isClose(to: water[place]) ?? false
      fail(
        isPainted
          ? "The view paints HarbourWater behind its text, and the widget's own background stays around "
            + "it. Set the color with containerBackground."
          : "In \(scheme.rawValue) mode, the background isn't HarbourWater.",
        expected: "\(water[place])", actual: background.map { "\($0)" } ?? "several colors",
        showing: [picture])
    }
    for part in [try picture.text("19°"), try picture.text("Mokpo")] {
      expect(part, foam[place], "HarbourFoam", scheme)
    }
    expect(try picture.symbol("lifepreserver.fill"), buoy[place], "HarbourBuoy", scheme)
  }

  private func expect(
    _ part: PictureElement, _ color: PictureColor, _ name: String, _ scheme: Scheme
  ) {
    guard let actual = part.color, !actual.isClose(to: color) else { return }
    fail(
      "In \(scheme.rawValue) mode, the color of \(part.name) isn't \(name).",
      expected: "\(color)", actual: "\(actual)", at: part)
  }

  func testNothingIsLostWhenTinted() throws {
    for degrees in inputs.integers(2, in: 4...28) {
      let picture = try view("harbour", "Sokcho", degrees).render(.systemSmall)
      assertShows(picture, "Sokcho", "\(degrees)°")
      try assertNothingLost(picture, in: .accented)
    }
  }
}
