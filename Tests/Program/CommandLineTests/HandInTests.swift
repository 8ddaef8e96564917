import Curriculum
import Foundation
import TestSupport
import Testing
import Tutor

/// `rings hand-in` as a learner types it, and `rings grade` for the result.
@Suite("hand-in", .serialized, .startsProcesses)
struct HandInTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Runs `rings` with a persistent workspace.
  private func rings(
    _ arguments: [String], input: String = "", language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    let own = arguments.first == "grade" ? [] : ["--workspace", workspace.path]
    return try RingsProcess().run(arguments + own, input: input, language: language)
  }

  private var workspace: URL { folder.appending(path: "Rings") }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The letter under which this workspace shows a choice of the quiz.
  private func letter(_ number: Int, isRight: Bool = true) throws -> String {
    let question = try PackLibrary.read(Repository.weather).find("glance").questions[number]
    let order = ChoiceOrder(in: folder.appending(path: "Rings")).indices(of: question)
    let place = try #require(order.firstIndex { question.choices[$0].isRight == isRight })
    return question.letters[place]
  }

  @Test(.mainPath) func aHandInIsGradedAsItsLearners() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let nobody = try rings(["hand-in"])
    #expect(nobody.status == 2 && nobody.errors.contains("--name"), "\(nobody.errors)")
    let nothing = try rings(["hand-in", "--name", "Kim"])
    #expect(nothing.status == 2 && nothing.errors.contains("nothing to hand in"))
    // Wrong at first, then correct: the first attempt counts.
    let typed = [try letter(0, isRight: false), try letter(0), try letter(1), "quit", ""]
    #expect(try rings(["learn", "glance"], input: typed.joined(separator: "\n")).status == 0)
    let solution = try #require(RingsProcess.solution("forecast-model").first)
    let text = try String(contentsOf: URL(filePath: solution), encoding: .utf8)
    try write(text, to: "Rings/weather-widget/10-forecast-model/Forecast.swift")
    #expect(try rings(["learn", "first-change"], input: "quit\n").status == 0)
    let packed = try rings(["hand-in", "--name", "김민지", "--id", "20261234"])
    #expect(packed.status == 0, "\(packed.errors)")
    for words in [
      "glance: 2 of 5 questions answered",
      "forecast-model: Forecast.swift", "you haven't changed anything in them: first-change",
    ] {
      #expect(packed.words.contains(words), "\(words): \(packed.output)")
    }
    let name = "김민지-20261234-weather-widget.zip"
    func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }
    #expect(isThere("Rings-hand-in/\(name)"))
    // Rings remembers the name, even at the prompt, and doesn't replace another file.
    let prompt = try rings(
      ["learn"], input: "hand-in forecast-model --out \(folder.path)/two/\nquit\n")
    #expect(isThere("two/\(name)"), "\(prompt.output)")
    try write("mine", to: "mine.zip")
    let mine = folder.appending(path: "mine.zip").path
    #expect(try rings(["hand-in", "--out", mine]).status == 2)
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
    let graded = try rings([
      "grade", folder.appending(path: "Rings-hand-in").path, "--isolation", "none",
      "--out", folder.appending(path: "out").path, "--format", "csv",
      "--exercise", "glance", "--exercise", "forecast-model",
    ])
    #expect(graded.status == 0, "\(graded.errors)")
    let table = try String(contentsOf: folder.appending(path: "out/gradebook.csv"), encoding: .utf8)
    // The first answer to one of two questions was correct.
    #expect(table.contains("김민지,김민지,20261234,,,,1,10,11,15,"), "\(table)")
    try expectTheSameByPlan()
  }

  /// Checks that several machines give the same result as one, including quizzes.
  private func expectTheSameByPlan() throws {
    let (plan, out) = (folder.appending(path: "plan"), folder.appending(path: "out"))
    let planned = try rings([
      "grade", "plan", folder.appending(path: "Rings-hand-in").path, "--isolation", "none",
      "--out", plan.path, "--format", "csv", "--format", "exercism", "--format", "feedback",
      "--exercise", "glance", "--exercise", "forecast-model",
    ])
    try #require(planned.status == 0, "\(planned.errors)")
    // The inputs have the same seed.
    try FileManager.default.removeItem(at: plan.appending(path: "results"))
    try FileManager.default.createDirectory(
      at: plan.appending(path: "results"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: out.appending(path: "results/questions.secret"),
      to: plan.appending(path: "results/questions.secret"))
    for words in [
      ["run", plan.path, "--index", "0", "--count", "2"],
      ["run", plan.path, "--index", "1", "--count", "2"], ["collect", plan.path],
    ] {
      let outcome = try rings(["grade"] + words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    let again = try rings([
      "grade", folder.appending(path: "Rings-hand-in").path, "--isolation", "none", "--resume",
      "--out", out.path, "--format", "csv", "--format", "exercism", "--format", "feedback",
      "--exercise", "glance", "--exercise", "forecast-model",
    ])
    #expect(again.status == 0, "\(again.errors)")
    let reports = try FileManager.default.subpathsOfDirectory(atPath: out.path).filter { path in
      ["gradebook.csv", "exercism/", "feedback/", "class.html"].contains(where: path.hasPrefix)
    }
    #expect(reports.count > 6, "\(reports)")
    for path in reports where !out.appending(path: path).hasDirectoryPath {
      let files = [out, plan].map { FileManager.default.contents(atPath: "\($0.path)/\(path)") }
      #expect(files[0] == files[1], "\(path)")
    }
  }

  @Test func anUnansweredQuizIsNoExerciseOfTheClass() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("enum Sky {}", to: "class/ada/Forecast.swift")
    let outcome = try rings([
      "grade", folder.appending(path: "class").path, "--exercise", "glance",
      "--out", folder.appending(path: "out").path,
    ])
    #expect(outcome.status == 2 && outcome.errors.contains("rings hand-in"), "\(outcome.errors)")
  }
}
