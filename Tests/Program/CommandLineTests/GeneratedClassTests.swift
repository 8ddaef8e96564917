import Benchmarking
import CommandLine
import Foundation
import Testing
import TestSupport

/// Every mark of a generated class is correct, with and without a roster.
///
/// The output has the same bytes after any number of interruptions.
///
/// `RINGS_CLASS=300` makes the class large, with twenty interruptions.
@Suite("A generated class", .serialized, .runsAlone, .thorough)
struct GeneratedClassTests {
  private static let count =
    ProcessInfo.processInfo.environment["RINGS_CLASS"].flatMap { Int($0) } ?? 30
  private static let kills = count >= 100 ? 20 : 2

  private func generated() throws -> GeneratedClass {
    let packs = Repository.root.appending(path: "Tests/Judge/JudgeTests/Packs")
    func text(_ path: String) throws -> String {
      try String(contentsOf: packs.appending(path: path), encoding: .utf8)
    }
    let right = try text("tiny-solutions/words/greeting-model/Greeting.swift")
    return GeneratedClass(
      count: Self.count, seed: 25, exercise: "greeting-model", pack: "tiny",
      fileName: "Greeting.swift", right: right, wrong: right.replacing("Hello", with: "Helo"),
      starter: try text("tiny/words/greeting-model/Start/Greeting.swift"))
  }

  /// The result for one submission.
  private struct Mark {
    var status: String?
    /// The whole verdict, to explain a wrong mark.
    var verdict: String
  }

  private func results(in out: String) throws -> [String: Mark] {
    let place = URL(filePath: out).appending(path: "class.json")
    let document =
      try JSONSerialization.jsonObject(with: Data(contentsOf: place)) as? [String: Any]
    let results = document?["results"] as? [[String: Any]] ?? []
    return results.reduce(into: [:]) { all, result in
      let verdict = result["verdict"] as? [String: Any]
      let text = try? JSONSerialization.data(withJSONObject: verdict ?? [:], options: .sortedKeys)
      all[result["learner"] as? String ?? ""] = Mark(
        status: verdict?["status"] as? String,
        verdict: String(decoding: text ?? Data(), as: UTF8.self))
    }
  }

  private static func difference(_ files: [Data?]) -> String {
    let lines = files.map {
      String(decoding: $0 ?? Data(), as: UTF8.self).split(separator: "\n")
    }
    return zip(lines[0], lines[1]).first { $0 != $1 }.map { "\($0)\n\($1)" }
      ?? "\(lines.map(\.count))"
  }

  private func expectHonestMarks(_ members: [GeneratedClass.Member], _ found: [String: Mark]) {
    // Swift considers two Unicode encodings of a name equal.
    #expect(found.count == members.count)
    for member in members {
      let status = found[member.learner]?.status
      let isRight =
        switch member.answer {
        case .right: status == "passed"
        case .wrong: status == "failed"
        case .halfDone: status == "failed" || status == "notCompiled"
        case .uncompilable: status == "notCompiled" || status == "invalidSubmission"
        case .hostile: status != nil && status != "infrastructureFailure"
        }
      #expect(isRight, "\(member): \(found[member.learner]?.verdict ?? "nothing")")
    }
  }

  @Test func everyHonestMarkIsRightWithAndWithoutARoster() throws {
    let bench = try KillingBench()
    defer { bench.remove() }
    let made = try generated()
    try made.write(into: URL(filePath: bench.classFolder))
    let words = ["grade", bench.classFolder, "--exercise", "greeting-model", "--isolation", "none"]
    let first = try bench.start(words + ["--out", bench.out]).wait()
    #expect(first.status == 0, "\(first.errors)")
    expectHonestMarks(made.members, try results(in: bench.out))
    let roster = bench.folder.appending(path: "roster.csv")
    try Data(made.roster.utf8).write(to: roster)
    let again = try bench.start(words + ["--out", bench.out, "--resume", "--roster", roster.path])
      .wait()
    #expect(again.status == 0, "\(again.errors)")
    expectHonestMarks(made.members, try results(in: bench.out))
    // Some learners have the same name; their numbers distinguish them.
    #expect(
      again.errors.contains(
        "Roster: \(Self.count) matched, 0 submitted nothing, 0 submitted but aren't on the roster."),
      "\(again.errors)")
  }

  @Test func repeatedlyKilledGradingEndsInTheSameBytes() async throws {
    let bench = try KillingBench()
    defer { bench.remove() }
    let made = try generated()
    try made.write(into: URL(filePath: bench.classFolder))
    let plan = bench.folder.appending(path: "plan").path
    let planned = try bench.start(
      "grade", "plan", bench.classFolder, "--exercise", "greeting-model", "--isolation", "none",
      "--out", plan, "--format", "csv,exercism,feedback"
    ).wait()
    try #require(planned.status == 0, "\(planned.errors)")
    // Another folder with the same input seed.
    let calm = bench.folder.appending(path: "calm").path
    try FileManager.default.copyItem(atPath: plan, toPath: calm)
    var random = SeededMoments(seed: 2_500)
    // Anywhere in the class, between two verdicts.
    let moments = (0..<Self.kills).map { _ in random.next(upTo: Self.count - 1) }.sorted()
    var killed = 0
    for moment in moments {
      let run = try bench.startAlone("grade", "run", plan, "--progress", "json")
      run.kill(afterErrorLine: "\"finished\":\(moment),", milliseconds: random.next(upTo: 400))
      killed += run.wait().status == 0 ? 0 : 1
    }
    // A run may have ended before a late kill.
    #expect(2 * killed >= Self.kills, "\(killed) of \(moments)")
    for place in [plan, calm] {
      let run = try bench.startAlone("grade", "run", place).wait()
      #expect(run.status == 0, "\(run.errors)")
      let collected = try bench.startAlone("grade", "collect", place).wait()
      #expect(collected.status == 0, "\(collected.errors)")
    }
    #expect(await bench.isQuiet())
    for path in try FileManager.default.subpathsOfDirectory(atPath: calm)
    where !path.hasPrefix("results/") && !path.hasPrefix("course/") {
      let files = [calm, plan].map { FileManager.default.contents(atPath: "\($0)/\(path)") }
      let isPage = path.hasSuffix("class.html")
      #expect(
        files[0] == files[1]
          || isPage && files[0].map(bench.untimed) == files[1].map(bench.untimed),
        "\(path): \(Self.difference(files))")
    }
  }
}
