import Curriculum
import Foundation
import TestSupport
import Testing
import Tutor

/// Shell commands at the tutor's prompt, which use the open exercise's files.
@Suite("Commands at the prompt", .serialized, .startsProcesses) struct PromptCommandTests {
  private func said(
    at exercise: String, _ lines: String..., language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    try RingsProcess().run(
      "learn", exercise, input: lines.joined(separator: "\n") + "\n", language: language)
  }

  @Test(.mainPath) func aDayOfTheWidgetWithItsReloads() throws {
    let outcome = try said(
      at: "ask-late-at-night", "timeline --from \"2026-03-01 08:00\" --for 3h",
      "rings timeline . --for 1h")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.words.contains("reloads a day"), "\(outcome.output)")
    #expect(outcome.errors == "")
  }

  @Test(.mainPath) func triedCodeIsDrawnInTheExercisesFamily() throws {
    let outcome = try said(
      at: "medium-layout", "try MediumForecastView(forecast: .sample, hour: 21)")
    #expect(outcome.words.contains("systemMedium"), "\(outcome.output)")
    #expect(!outcome.words.contains("systemSmall"))
  }

  @Test func theOtherCommandsWorkOnTheOpenExercise() throws {
    let outcome = try said(
      at: "refresh-button", "tap --button 1 --describe", "lint", "lint --rules",
      "gallery --ios 16.0",
      "library")
    for words in ["W10", "iOS 16.0", "WidgetBackground"] {
      #expect(outcome.words.contains(words), "\(words): \(outcome.output)")
    }
    #expect(!outcome.words.contains("Specify a Swift file"))
    #expect(!outcome.words.contains("Usage"))
    #expect(outcome.errors == "")
  }

  @Test(.mainPath) func anAppsSceneIsPlayed() throws {
    let outcome = try said(at: "pause-and-save", "scene --script \"launch, switcher\"")
    #expect(outcome.words.contains("switcher"), "\(outcome.output)")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func commandsUseTheSessionsLanguageAndWidth() throws {
    let outcome = try said(
      at: "ask-late-at-night", "language ko", "width 60", "timeline --for 3h")
    #expect(outcome.words.contains("갱신"), "\(outcome.output)")
    #expect(!outcome.words.contains("reloads a day"))
  }

  @Test func aWrongOptionIsReportedAndTheSessionContinues() throws {
    let outcome = try said(
      at: "medium-layout", "timeline --nonsense", "render --mode loud", "render Nowhere.swift",
      "timeline 'open", "list")
    #expect(outcome.status == 2)
    #expect(outcome.words.contains("--nonsense"))
    #expect(outcome.words.contains("Choose from: fullColor"), "\(outcome.output)")
    #expect(outcome.words.contains("There is no file"))
    #expect(outcome.words.contains("isn't closed"))
    #expect(outcome.words.contains("The weather widget: 0 of 13 done"))
  }

  @Test func aQuizHasNothingToDraw() throws {
    let outcome = try said(at: "glance", "timeline", "lint")
    #expect(outcome.words.contains("This is a quiz"))
    #expect(outcome.status == 0)
  }

  /// Every option that Tab offers must also work in the shell.
  @Test(arguments: ["render", "timeline", "tap", "lint", "gallery", "scene", "library"])
  func everyCompletedOptionExistsInTheShell(command: String) throws {
    let library = PackLibrary(
      executable: RingsProcess.executable, environment: [:],
      home: FileManager.default.temporaryDirectory)
    let completion = CommandCompletion(pack: try library.pack(nil))
    let offered = completion.words(for: "\(command) --") ?? []
    try #require(!offered.isEmpty)
    let help = try RingsProcess().run(command, "--help").output
    for option in offered {
      #expect(help.contains(option), "\(option)")
    }
  }
}
