import Foundation
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct PictureTests {
  private func expect(_ drawn: String, matches name: String) throws {
    try Golden.expect(
      drawn, matches: Repository.root.appending(path: name), named: name)
  }

  /// The course's finished widget: its last exercise, and the files of earlier exercises that it uses.
  @Test(.mainPath) func theWidgetInItsThreeModes() throws {
    let files = [
      "02-skeleton/01-forecast-model", "02-skeleton/03-hourly-timeline",
      "03-layouts/01-small-layout", "03-layouts/02-medium-layout", "03-layouts/03-sky-background",
      "03-layouts/19-large-layout", "04-connect/01-forecast-service",
      "05-personalise/01-choose-a-place", "05-personalise/02-lock-screen/LockScreenViews.swift",
      "05-personalise/20-the-one-widget",
    ].map { "Solutions/weather/\($0)" }
    let outcome = try RingsProcess().run(
      ["render"] + files + [
        "--widget", "AlmanacWidget", "--family", "medium", "--mode", "fullColor,accented,vibrant",
        "--format", "svg",
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    try expect(outcome.output, matches: "Pictures/widget.svg")
  }

  /// The learning screen after a save: lesson, picture and the first failed check.
  @Test func theLearningScreen() throws {
    let prompt = try TypedPrompt(
      ["learn", "--screen", "tint-trap"], rows: 34, columns: 120,
      environment: ["COLORTERM": "truecolor", "NO_COLOR": ""])
    #expect(prompt.screenShows("systemSmall"), "\(prompt.screen.text)")
    let file = try #require(
      FileManager.default.enumerator(at: prompt.workspace, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.first { $0.lastPathComponent == "RainAlertWidget.swift" })
    let source = try String(contentsOf: file, encoding: .utf8)
    try Data(source.replacing("umbrella.fill", with: "cloud.rain.fill").utf8).write(to: file)
    for words in ["not passed yet", "cloud.rain.fill", "more rows: tab"] {
      #expect(prompt.screenShows(words), "\(prompt.screen.text)")
    }
    // The drawing time differs between runs.
    let drawn = prompt.screen.svg.replacing(/drawn in [\d.]+ s/, with: "drawn in 0.30 s")
    try expect(drawn, matches: "Pictures/learning-screen.svg")
    prompt.type("q")
    #expect(prompt.end() == 0)
  }
}
