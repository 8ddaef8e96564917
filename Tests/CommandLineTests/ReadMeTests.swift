import Foundation
import TestSupport
import Testing

@Suite("The README is true", .serialized, .startsProcesses)
struct ReadMeTests {
  private var readMe: String {
    get throws {
      try String(contentsOf: RingsProcess.root.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test(arguments: [
    "Lessons/weather/03-layouts/04-tint-trap/Start",
    "Solutions/weather/03-layouts/04-tint-trap",
  ])
  func itsPicturesAreWhatTheToolPrints(folder: String) throws {
    let outcome = try RingsProcess().run(
      "render", "\(folder)/RainAlertWidget.swift", "--family", "small", "--mode",
      "fullColor,accented", "--width", "80")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.lastIndex { $0.hasPrefix("╰") }, "\(outcome.errors)")
    let picture = lines[...end].map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(try readMe.contains(picture.joined(separator: "\n")), "\(outcome.output)")
  }

  /// The course's finished widget: its last exercise and the files of earlier ones that it uses.
  @Test func itsPictureOfTheCanvasIsWhatTheToolDraws() throws {
    let files = [
      "02-skeleton/01-forecast-model", "02-skeleton/03-hourly-timeline",
      "03-layouts/01-small-layout",
      "03-layouts/02-medium-layout", "03-layouts/03-sky-background", "03-layouts/19-large-layout",
      "04-connect/01-forecast-service", "05-personalise/01-choose-a-place",
      "05-personalise/02-lock-screen/LockScreenViews.swift", "05-personalise/20-the-one-widget",
    ].map { "Solutions/weather/\($0)" }
    let outcome = try RingsProcess().run(
      ["render"] + files + [
        "--widget", "AlmanacWidget", "--family", "small", "--family", "medium", "--mode",
        "fullColor,accented", "--format", "svg",
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let name = "Pictures/canvas.svg"
    #expect(try readMe.contains("(\(name))"))
    try Golden.expect(
      outcome.output, matches: RingsProcess.root.appending(path: name), named: name)
  }

  @Test func everyCommandThatItNamesIsThere() throws {
    let help = try RingsProcess().run("--help").output
    for match in try readMe.matches(of: /`rings ([a-z][a-z-]*)/) {
      #expect(help.contains("  \(match.1) "), "rings \(match.1)")
    }
  }
}
