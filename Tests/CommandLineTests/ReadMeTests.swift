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

  @Test func everyCommandThatItNamesIsThere() throws {
    let help = try RingsProcess().run("--help").output
    for match in try readMe.matches(of: /`rings ([a-z][a-z-]*)/) {
      #expect(help.contains("  \(match.1) "), "rings \(match.1)")
    }
  }
}
