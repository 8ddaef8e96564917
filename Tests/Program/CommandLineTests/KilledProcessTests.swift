import Foundation
import TestSupport
import Testing

/// `kill -9` of any process at any time gives a correct verdict or none, and leaves nothing behind.
@Suite("Killed processes", .serialized, .runsAlone, .thorough)
struct KilledProcessTests {
  /// The process to kill.
  enum Victim: String {
    case parent, sandbox, compiler, worker, checks
    /// The compiler that finds the line of a crash.
    case lineFinder

    /// The processes of every verdict.
    static let always: [Victim] = [.parent, .sandbox, .compiler, .worker, .checks]

    func matches(_ entry: ProcessTree.Entry, parent: Int32) -> Bool {
      switch self {
      case .parent: entry.number == parent
      case .sandbox: entry.name == "bwrap"
      case .compiler: entry.name.hasPrefix("swift-front")
      case .lineFinder:
        entry.name.hasPrefix("swift-front") && entry.arguments.contains("-gline-tables-only")
      case .worker: entry.name == "rings-worker"
      case .checks: entry.name == "rings-checks"
      }
    }
  }

  private static let hasJail = FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")

  /// The victim is killed after a number of sightings, which depends only on the seed.
  @Test(.enabled(if: hasJail), arguments: Victim.always, [1, 2])
  func aVerdictIsCorrectOrMissing(victim: Victim, seed: UInt64) async throws {
    let bench = try KillingBench()
    defer { bench.remove() }
    let file = try bench.solution(marked: "\(victim) \(seed) \(UUID().uuidString)")
    var random = SeededMoments(seed: seed &+ UInt64(victim.rawValue.utf8.count) &* 97)
    let run = try bench.start("check", "greeting-model", "--files", file.path, "--json")
    run.kill(victim, afterSeeing: random.next(upTo: 12))
    let outcome = run.wait()
    #expect(await bench.isQuiet(), "left: \(ProcessTree.descendants().map(\.arguments))")
    if let status = outcome.verdictStatus {
      #expect(["passed", "infrastructureFailure"].contains(status), "\(outcome.output)")
      #expect(outcome.status == (status == "passed" ? 0 : 3))
    } else {
      #expect(victim == .parent || outcome.status == 3, "\(outcome.output) \(outcome.errors)")
    }
    let again = try bench.start("check", "greeting-model", "--files", file.path, "--json").wait()
    #expect(again.verdictStatus == "passed", "\(again.output) \(again.errors)")
    #expect(bench.scratch().isEmpty, "\(bench.scratch())")
  }

  /// The compiler that finds a crash's line is killed.
  ///
  /// The verdict lacks the line, and the next verdict has it.
  @Test(.enabled(if: hasJail)) func aMissingLineIsRecoveredLater() async throws {
    let bench = try KillingBench()
    defer { bench.remove() }
    let file = try bench.solution(marked: UUID().uuidString)
    let text = try String(contentsOf: file, encoding: .utf8).replacing(
      "let text = name.isEmpty ?",
      with: "if name == \"Mina\" { _ = [1][name.count] }\n    let text = name.isEmpty ?")
    try Data(text.utf8).write(to: file)
    let words = ["check", "greeting-model", "--files", file.path, "--json"]
    let run = try bench.start(words)
    run.kill(.lineFinder, afterSeeing: 3)
    let first = run.wait()
    #expect(first.verdictStatus == "failed", "\(first.output) \(first.errors)")
    #expect(first.lines.isEmpty, "\(first.output)")
    let second = try bench.start(words).wait()
    #expect(second.lines == [9], "\(second.output)")
    #expect(try bench.start(words).wait().lines == [9])
  }

  @Test(.enabled(if: hasJail), arguments: [1, 3])
  func gradingContinuesAfterAKill(moment: Int) async throws {
    let bench = try KillingBench()
    defer { bench.remove() }
    let learners = ["ada", "bob", "carl", "dan", "eve"]
    for learner in learners { try bench.handIn(learner) }
    let words = ["grade", bench.classFolder, "--exercise", "greeting-model", "--out", bench.out]
    let run = try bench.start(words + ["--jobs", "2", "--progress", "lines"])
    run.kill(afterErrorLine: "[\(moment)/5]")
    _ = run.wait()
    #expect(await bench.isQuiet(), "left: \(ProcessTree.descendants().map(\.arguments))")
    for (name, status) in try bench.results() {
      #expect(status == "passed", "\(name): \(status)")
    }
    let before = try bench.results().count
    #expect(before >= moment && before < learners.count)
    let again = try bench.start(words + ["--resume"]).wait()
    #expect(again.status == 0, "\(again.output) \(again.errors)")
    #expect(try bench.results().map(\.name) == learners.map { "\($0).json" })
    #expect(try bench.results().allSatisfy { $0.status == "passed" })
    #expect(bench.scratch().isEmpty, "\(bench.scratch())")
  }
}
