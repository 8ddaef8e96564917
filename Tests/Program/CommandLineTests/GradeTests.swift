import Foundation
import TestSupport
import Testing

@Suite("grade", .serialized, .startsProcesses)
struct GradeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func handIn(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func grade(_ options: String..., out: String = "out") throws -> RingsProcess.Outcome {
    try RingsProcess().run(
      [
        "grade", folder.appending(path: "class").path, "--exercise", "forecast-model",
        "--isolation", "none", "--out", folder.appending(path: out).path,
      ] + options)
  }

  private func result(of learner: String) throws -> [String: Any] {
    let file = folder.appending(path: "out/results/forecast-model/\(learner).json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(object as? [String: Any])
  }

  @Test(.mainPath) func aLearnersCatalogIsTheirsAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(RingsProcess.solution("forecast-model").first)
    let solution = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    try handIn("class/ada.swift", solution)
    try handIn("class/bob/Forecast.swift", solution)
    try handIn("class/bob/Own.xcassets/Contents.json", "{}")
    try handIn("class/eve.xcassets/Forecast.swift", solution)
    // More data than a learner may hand in.
    let large = folder.appending(path: "class/eve.xcassets/large.png")
    try Data().write(to: large)
    truncate(large.path, 1 << 30)
    let first = try grade("--progress", "lines")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("ada forecast-model: passed"), "\(first.errors)")
    let keys = try ["ada", "bob"].map { try #require(try result(of: $0)["key"] as? String) }
    try handIn("class/bob/Own.xcassets/Sky.colorset/Contents.json", "{}")
    #expect(try grade("--resume").status == 0)
    #expect(try result(of: "ada")["key"] as? String == keys[0])
    #expect(try result(of: "bob")["key"] as? String != keys[1])
  }

  @Test(.mainPath) func submittedResultsAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try handIn("class/ada/Forecast.swift", "enum Sky {}")
    try handIn("class/grades/results/forecast-model/eve.json", "{}")
    let outcome = try grade(out: "class/grades")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("may have handed it in"), "\(outcome.errors)")
  }

  @Test(.mainPath) func existingResultsAmongSubmissionsAreContinued() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try handIn("class/ada/Forecast.swift", "enum Sky {}")
    #expect(try grade(out: "class/grades").status == 0)
    let again = try grade("--resume", out: "class/grades")
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.hasPrefix("1 result for 1 learner"), "\(again.output)")
    // A different folder with that name isn't accepted.
    let own = folder.appending(path: "class/grades")
    try FileManager.default.moveItem(at: own, to: folder.appending(path: "own"))
    try handIn("class/grades/results/forecast-model/eve.json", "{}")
    #expect(try grade("--resume", out: "class/grades").status == 2)
  }

  @Test func aDryRunListsSubmissionsAndGradesNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try handIn("class/sectionA/jo/Forecast.swift", "struct Forecast {}")
    try handIn("class/sectionA/김하늘/Forecast copy.swift", "struct Forecast {}")
    try handIn("class/bad.zip", "no archive")
    try handIn("class/.hidden/Forecast.swift", "struct Forecast {}")
    let outcome = try grade("--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for word in ["sectionA/jo", "sectionA/김하늘", "isn't a complete archive", ".hidden"] {
      #expect(outcome.words.contains(word), "\(word): \(outcome.output)")
    }
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out").path))
    let json = try grade("--dry-run", "--json")
    let plan = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let rows = try #require(plan?["submissions"] as? [[String: Any]])
    #expect(
      rows.map { $0["learner"] as? String } == ["bad", "sectionA/jo", "sectionA/김하늘"])
    #expect(try grade("--json").status == 2)
  }

  @Test func aSecondRunExplainsEachChangedMark() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(RingsProcess.solution("forecast-model").first)
    let solution = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    try handIn("class/ada/Forecast.swift", "enum Sky {}")
    try handIn("class/bob/Forecast.swift", solution)
    let first = try grade()
    #expect(first.status == 0 && !first.output.contains("since the last"), "\(first.output)")
    // With only two results, the log doesn't list each result.
    #expect(!first.errors.contains("ada"), "\(first.errors)")
    let same = try grade("--resume")
    #expect(same.words.contains("No marks changed since the last reports."), "\(same.output)")
    #expect(same.errors.contains("Graded before and unchanged: 2."), "\(same.errors)")
    try handIn("class/ada/Forecast.swift", solution)
    let table = folder.appending(path: "out/overrides.csv")
    let overrides = try String(contentsOf: table, encoding: .utf8)
      .replacing("bob,forecast-model,,", with: "bob,forecast-model,7,")
    try Data(overrides.utf8).write(to: table)
    let again = try grade("--resume")
    for line in [
      "1 rose, 1 fell", "submitted again: 1 rose", "points from the teacher: 1 fell",
      "ada forecast-model: 0 → 10", "bob forecast-model: 10 → 7",
    ] {
      #expect(again.words.contains(line), "\(line): \(again.output)")
    }
    #expect(again.errors.contains("ada forecast-model: passed"), "\(again.errors)")
    let changes = try String(contentsOf: folder.appending(path: "out/changes.csv"), encoding: .utf8)
    #expect(changes.contains("ada,forecast-model,0,10,handed in,\r\n"), "\(changes)")
    #expect(try grade("--progress", "loud").status == 2)
  }

  @Test func aGradeBookWithoutAColumnIsRefusedBeforeGrading() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try handIn("class/ada/Forecast.swift", "enum Sky {}")
    try handIn("book.csv", "Name,SID,Remarks\r\nada,1,\r\n")
    let book = folder.appending(path: "book.csv").path
    let outcome = try grade("--into", book)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Specify the column with --column"), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out").path))
    #expect(try grade("--into", book, "--column", "Remarks").status == 0)
    #expect(try String(contentsOf: URL(filePath: book), encoding: .utf8).contains("ada,1,0"))
  }

  @Test func aRenamedLearnerHasOneRow() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try handIn("class/ada/Forecast.swift", "enum Sky {}")
    #expect(try grade("--format", "csv", "--format", "gradescope").status == 0)
    try FileManager.default.moveItem(
      at: folder.appending(path: "class/ada"), to: folder.appending(path: "class/ada-lovelace"))
    let again = try grade("--format", "csv", "--format", "gradescope", "--resume")
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.words.contains("left out of the reports: ada."), "\(again.output)")
    let table = try String(
      contentsOf: folder.appending(path: "out/gradebook.csv"), encoding: .utf8)
    #expect(table.split(separator: "\r\n").count == 2 && table.contains("ada-lovelace"))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "out/gradescope").path) == ["ada-lovelace"])
  }
}
