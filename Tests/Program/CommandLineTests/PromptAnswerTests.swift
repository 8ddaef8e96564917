import CommandLine
import Curriculum
import Foundation
import Terminal
import TestSupport
import Testing
import Tutor

/// Shell commands at the tutor's prompt, in this process.
///
/// The open exercise provides what isn't typed.
@Suite("Answers of commands at the prompt", .serialized, .startsProcesses)
struct PromptAnswerTests {
  @Test(.mainPath) func aDayOfTheWidgetWithItsReloads() async throws {
    let answer = try await PromptBench().answer(
      to: "timeline --from \"2026-03-01 08:00\" --for 3h", at: "ask-late-at-night")
    #expect(answer.status == 0, "\(answer.words)")
    #expect(answer.words.contains("reloads a day"), "\(answer.words)")
    // Pictures keep their layout, and the text about them may wrap.
    #expect(answer.printout.pieces.map(\.form) == [.laidOut, .prose])
  }

  /// A picture can't wrap at the window's edge, so Rings describes a picture that is too wide.
  @Test(.mainPath) func aPictureWiderThanTheWindowIsReported() async throws {
    let narrow = TerminalCapabilities(isTerminal: true, width: 20, height: 24)
    let answer = try await PromptBench().answer(to: "docs Divider", at: "glance", on: narrow)
    #expect(answer.status == 0, "\(answer.words)")
    #expect(!answer.words.contains("╭"), "\(answer.words)")
    #expect(answer.words.contains("158 by 158 points"), "\(answer.words)")
  }

  @Test func descriptionsAreProse() async throws {
    let answer = try await PromptBench().answer(
      to: "timeline --describe --from \"2026-03-01 08:00\" --for 1h", at: "ask-late-at-night")
    #expect(answer.status == 0, "\(answer.words)")
    #expect(Set(answer.printout.pieces.map(\.form)) == [.prose])
  }

  @Test func answersUseTheTerminalsLanguage() async throws {
    let answer = try await PromptBench().answer(
      to: "timeline --for 3h", at: "ask-late-at-night", on: .plain(language: .korean))
    #expect(answer.words.contains("갱신"), "\(answer.words)")
    #expect(!answer.words.contains("reloads a day"))
  }

  @Test(.mainPath) func picturesShowTheExercisesWidgetInItsFamily() async throws {
    let dark = try await PromptBench().answer(
      to: "render --ios 26.0 --scheme dark", at: "medium-layout")
    #expect(dark.status == 0, "\(dark.words)")
    #expect(dark.words.contains("systemMedium · dark"), "\(dark.words)")
    #expect(dark.words.contains("iOS 26.0"))
  }

  @Test func typedOptionsOverrideTheExercises() async throws {
    let answer = try await PromptBench().answer(
      to: "render . --view 'MediumForecastView(forecast: .sample, hour: 3)' --family small",
      at: "medium-layout")
    #expect(answer.words.contains("systemSmall"), "\(answer.words)")
    #expect(!answer.words.contains("systemMedium"))
  }

  @Test(arguments: [("compare", "accented"), ("compare light dark", "dark")])
  func picturesAreCompared(line: String, side: String) async throws {
    let answer = try await PromptBench().answer(to: line, at: "medium-layout")
    #expect(answer.status == 0, "\(answer.words)")
    #expect(answer.words.contains(side), "\(answer.words)")
  }

  @Test func aTypedDeviceIsTheGallerys() async throws {
    let answer = try await PromptBench().answer(to: "gallery --ios 16.0", at: "refresh-button")
    #expect(answer.words.contains("iOS 16.0"), "\(answer.words)")
    #expect(!answer.words.contains("iOS 18.0;"))
  }

  @Test(arguments: [("lint --rules", "W10"), ("library", "WidgetBackground")])
  func commandsWithoutFilesAreAnswered(line: String, word: String) async throws {
    let answer = try await PromptBench().answer(to: line, at: "refresh-button")
    #expect(answer.status == 0, "\(answer.words)")
    #expect(answer.words.contains(word), "\(answer.words)")
  }

  @Test func copyableCodeIsNotWrapped() async throws {
    let answer = try await PromptBench().answer(
      to: "library WidgetBackground", at: "refresh-button",
      on: TerminalCapabilities(isTerminal: true, width: 40))
    #expect(answer.printout.pieces.map(\.form) == [.laidOut])
  }

  @Test(arguments: [
    ("timeline --nonsense", "--nonsense"), ("render --mode loud", "Choose from: fullColor"),
    ("render Nowhere.swift", "There is no file"), ("tap --button 0", "--button"),
    ("configure --family huge", "huge"), ("scene --scheme dusk", "dusk"),
    ("gallery --ios 3", "--ios"), ("lint --only W99", "W99"), ("inspect --swift-version 4", "4"),
    ("compare light", "--compare needs two values"), ("export --language xx", "xx"),
  ])
  func aWrongOptionIsReported(line: String, word: String) async throws {
    let answer = try await PromptBench().answer(to: line, at: "medium-layout")
    #expect(answer.status == 2, "\(answer.words)")
    #expect(answer.words.contains(word), "\(answer.words)")
    // At the prompt, the program's name would only confuse.
    #expect(!answer.words.hasPrefix("rings:"))
    #expect(answer.printout.pieces.allSatisfy { $0.stream == .errors })
  }

  @Test func helpFitsTheSessionsTerminal() async throws {
    let answer = try await PromptBench().answer(
      to: "timeline --help", at: "medium-layout",
      on: TerminalCapabilities(isTerminal: true, width: 60))
    #expect(answer.status == 0)
    #expect(answer.words.contains("--gallery-snapshot"))
    #expect(answer.printout.text.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func aShellCommandIsAnsweredWithoutAProcess() async throws {
    let answer = await CommandRun.answer(
      to: ["lint", "--rules", "--json"], in: PromptBench.context())
    #expect(answer?.status == 0)
    #expect(answer?.printout.pieces.map(\.form) == [.laidOut])
    let list = await CommandRun.answer(to: ["list"], in: PromptBench.context())
    #expect(list == nil, "It does more than look.")
  }

  @Test func aShellCommandHasNoFilesOpen() async throws {
    let answer = await CommandRun.answer(to: ["timeline"], in: PromptBench.context())
    #expect(answer?.status == 2)
    #expect(answer?.words.contains("Specify a Swift file") == true)
  }
}
