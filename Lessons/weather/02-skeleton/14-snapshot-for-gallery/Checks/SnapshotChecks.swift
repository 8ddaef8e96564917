import LessonChecks
import XCTest

final class SnapshotChecks: ExerciseTestCase {
  private let levels = ["medium", "high"]

  func testTheGalleryShowsASample() throws {
    try call("forget")
    let offered = try gallery(ios: "18.0")
    for scheme in Scheme.allCases {
      let pictures = try [offered.widget("PollenWidget")?.render(scheme: scheme)].compactMap { $0 }
      if !pictures.contains(where: isSample) {
        return fail(
          "Show the sample in the gallery. People don't add a widget that shows nothing.",
          expected: "Birch, low", actual: pictures.flatMap(\.texts).joined(separator: ", "),
          showing: pictures)
      }
    }
  }

  func testASnapshotElsewhereShowsWhatIsKnown() throws {
    try assertShowsKnown("Grass", levels[1])
  }

  func testNobodyTakesTheSampleForTheirOwn() throws {
    try assertNeverShowsSample()
    _ = try inFreshProcess { try assertNeverShowsSample() }
  }

  func testOtherReadings() throws {
    let plant = inputs.element(of: ["Alder", "Hazel", "Oak"])
    try assertShowsKnown(plant, levels[0])
    try assertShowsKnown(plant, levels[1])
  }

  private func isSample(_ picture: RenderedPicture) -> Bool {
    picture.visibleTexts.contains { ($0.text ?? "").contains("Birch") }
  }

  private func assertShowsKnown(_ plant: String, _ level: String) throws {
    try call("keep", plant, level)
    let snapshot = try widget("PollenWidget").render(isSnapshot: true)
    if !snapshot.hasText(containing: plant) {
      return fail(
        "A snapshot doesn't show the latest reading: \(plant) is missing.", expected: plant,
        actual: snapshot.texts.joined(separator: ", "), showing: [snapshot])
    }
    let home = try widget("PollenWidget").render()
    for word in [plant, level] where !home.hasText(containing: word) {
      return fail(
        "The Home Screen doesn't show the latest reading: \(word) is missing.", expected: word,
        actual: home.texts.joined(separator: ", "), showing: [home])
    }
  }

  private func assertNeverShowsSample() throws {
    try call("forget")
    let snapshot = try widget("PollenWidget").render(isSnapshot: true)
    if isSample(snapshot) {
      fail(
        "A snapshot outside the gallery shows the sample. People think it's their own reading.",
        expected: "a reading, or Open the app once", actual: "Birch, low", showing: [snapshot])
    }
    let home = try widget("PollenWidget").render()
    if isSample(home) {
      fail(
        "The Home Screen shows the sample. People think it's their own reading.",
        expected: "a reading, or Open the app once", actual: "Birch, low", showing: [home])
    } else {
      assertShows(home, "Open the app once")
    }
  }
}
