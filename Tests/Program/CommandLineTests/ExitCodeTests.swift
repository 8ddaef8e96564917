import Foundation
import TestSupport
import Testing

@Suite("Exit codes and messages", .serialized, .startsProcesses)
struct ExitCodeTests {
  @Test(.mainPath) func helpNamesEveryCommand() throws {
    let outcome = try RingsProcess().run("--help")
    #expect(outcome.status == 0)
    for command in ["learn", "check", "render", "try", "lint", "grade", "pack", "doctor"] {
      #expect(outcome.output.contains("  \(command)"))
    }
  }

  @Test(.mainPath) func benchNamesTheMeasuringProgram() throws {
    let outcome = try RingsProcess().run("bench", "--runs", "3")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("swift run rings-bench"))
  }

  @Test(arguments: [["check", "--help"], ["help", "check"], ["pack", "new", "--help"]])
  func helpNamesTheWholeCommand(_ arguments: [String]) throws {
    let outcome = try RingsProcess().run(arguments)
    #expect(outcome.status == 0)
    let command = arguments.filter { $0 != "help" && $0 != "--help" }.joined(separator: " ")
    #expect(outcome.output.contains("USAGE: rings \(command) "), "\(outcome.output)")
  }

  @Test func anUnknownExerciseGetsASuggestion() throws {
    let outcome = try RingsProcess().run("check", "forcast-model")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean \"forecast-model\"?"))
  }

  @Test func anUnknownOptionIsAUsageError() throws {
    #expect(try RingsProcess().run("list", "--nonsense").status == 2)
    let family = try RingsProcess().run("try", "EmptyView()", "--family", "tiny")
    #expect(family.status == 2)
    #expect(family.errors.contains("Choose from: systemSmall"))
  }

  @Test func aMissingFileIsAUsageError() throws {
    let outcome = try RingsProcess().run("render", "nowhere.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("There is no file nowhere.swift"))
  }

  @Test(.mainPath) func aSolutionPassesAndItsStarterDoesNot() throws {
    let files = try RingsProcess.solution("forecast-model")
    let solution = try RingsProcess().run("check", "forecast-model", "--files", files[0])
    #expect(solution.status == 0, "\(solution.output)\(solution.errors)")
    let starter = files[0].replacing("Solutions/weather", with: "Lessons/weather")
      .replacing("/Forecast.swift", with: "/Start/Forecast.swift")
    let outcome = try RingsProcess().run("check", "forecast-model", "--files", starter)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Not passed yet"))
  }

  @Test func compilerErrorsHaveTheirPlace() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Bad.swift")
    try "import SwiftUI\nlet view = Text(\"안녕\").paddng()\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let outcome = try RingsProcess().run("inspect", file.path)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Bad.swift:2:"))
    #expect(outcome.errors.contains("did you mean"))
  }

  @Test func shellMessagesNameShellCommands() throws {
    let files = try RingsProcess.solution("forecast-model")
    let starter = files[0].replacing("Solutions/weather", with: "Lessons/weather")
      .replacing("/Forecast.swift", with: "/Start/Forecast.swift")
    let outcome = try RingsProcess().run("check", "forecast-model", "--files", starter)
    #expect(outcome.output.contains("`rings check --all` shows them"), "\(outcome.output)")
  }

  @Test func anUnfinishedSkippedExerciseDoesNotBreakLaterOnes() throws {
    let files = try RingsProcess.solution("first-widget")
    let rings = RingsProcess()
    let folder = rings.workspace.appending(path: "weather-widget/03-forecast-model")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "struct Forecast {".write(
      to: folder.appending(path: "Forecast.swift"), atomically: true, encoding: .utf8)
    let outcome = try rings.run(["check", "first-widget", "--files"] + files)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func aQuizIsNotGraded() throws {
    let outcome = try RingsProcess().run("grade", "Solutions", "--exercise", "glance")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is a quiz"))
  }

  @Test(.mainPath) func aPipedSessionReadsCommandsAndEnds() throws {
    let outcome = try RingsProcess().run("learn", input: "list\nquit\n")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("forecast-model"))
  }

  @Test func aKoreanTerminalGetsKorean() throws {
    let outcome = try RingsProcess().run("list", language: "ko_KR.UTF-8")
    #expect(outcome.status == 0)
    #expect(outcome.output.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }

  @Test func asciiOutputIsSevenBit() throws {
    let outcome = try RingsProcess().run(
      "try", "Text(\"서울 23°\").padding().background(.orange)", "--format", "ascii", "--mode",
      "fullColor,accented")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 }, "\(outcome.output)")
  }
}
