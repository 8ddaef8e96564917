import Foundation
import TestSupport
import Testing

/// A class on a real Slurm in which a part, its node and the controller are killed; `.ci/slurm` runs only
/// this suite.
@Suite("A class on Slurm", .serialized, .runsAlone, .thorough)
struct SlurmTests {
  private static let reason: Comment = "`.ci/slurm` installs Slurm and runs this suite."

  /// Cluster daemons start only on request.
  private static let isWanted =
    ProcessInfo.processInfo.environment["RINGS_SLURM"] != nil && SlurmNode.isThere

  @Test(.enabled(if: isWanted, reason))
  func aKilledPartIsGradedAgainAndTheReportsAreTheSame() async throws {
    let bench = try KillingBench()
    defer { bench.remove() }
    let node = try SlurmNode(
      in: bench.folder.appending(path: "slurm"), variables: bench.jobVariables)
    defer { node.stop() }
    try await grade(bench, on: node) { plan in
      try node.wait(upTo: 120) { try bench.results(in: plan).count >= 2 }
      let victims = try node.jobs().filter { number in
        let words = try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8)
        return words?.contains("rings\0grade\0run") ?? false
      }
      let victim = try #require(victims.first)
      kill(victim, SIGKILL)
      // A killed controller may have lost an array that was submitted just before.
      try node.wait(upTo: 120) { try bench.results(in: plan).count >= 12 }
      node.killController()
      sleep(1)
      try node.startController()
    }
  }

  @Test(.enabled(if: isWanted, reason))
  func aLostNodesPartIsGradedAgainAndTheReportsAreTheSame() async throws {
    let bench = try KillingBench()
    defer { bench.remove() }
    let node = try SlurmNode(
      in: bench.folder.appending(path: "slurm"), variables: bench.jobVariables)
    defer { node.stop() }
    try await grade(bench, on: node) { plan in
      try node.wait(upTo: 120) { try bench.results(in: plan).count >= 3 }
      try node.killNode()
      try node.waitUntilNodeIsDown()
      #expect(try bench.results(in: plan).count < 24)
      try node.startNode()
    }
  }

  /// Plans a class, runs `happening` during grading, and compares the result with one machine's result.
  private func grade(
    _ bench: KillingBench, on node: SlurmNode, _ happening: (URL) throws -> Void
  ) async throws {
    try bench.handInClass(of: 24)
    let plan = bench.folder.appending(path: "plan")
    let formats = ["--format", "csv,junit,exercism,feedback"]
    let planned = try bench.start(
      ["grade", "plan", bench.classFolder, "--exercise", "greeting-model", "--out", plan.path]
        + ["--parts", "3", "--isolation", "none"] + formats
    ).wait()
    try #require(planned.status == 0, "\(planned.errors)")
    let jobs = try node.run("bash", plan.appending(path: "slurm/submit.sh").path)
    #expect(jobs.contains(/^\d+ \d+\n$/), "\(jobs)")
    try happening(plan)
    let book = plan.appending(path: "gradebook.csv")
    var looks = 0
    try node.wait(upTo: 400) {
      looks += 1
      if looks % 20 == 0 { try node.startWaitingJobs() }
      return FileManager.default.fileExists(atPath: book.path)
    }
    try node.wait(upTo: 30) { try node.run("squeue", "-h").isEmpty }
    // All runs use the same input seed.
    let alone = URL(filePath: bench.out)
    try FileManager.default.createDirectory(
      at: alone.appending(path: "results"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: plan.appending(path: "results/questions.secret"),
      to: alone.appending(path: "results/questions.secret"))
    let whole = try bench.start(
      ["grade", bench.classFolder, "--exercise", "greeting-model", "--out", alone.path]
        + ["--isolation", "none"] + formats
    ).wait()
    #expect(whole.status == 0, "\(whole.errors)")
    let reports = try FileManager.default.subpathsOfDirectory(atPath: alone.path).filter { path in
      !path.hasPrefix("results/") && !path.hasSuffix(".zip")
        && !alone.appending(path: path).hasDirectoryPath
    }
    #expect(reports.count > 40)
    for path in reports {
      let files = [alone, plan].map { FileManager.default.contents(atPath: $0.path + "/" + path) }
      #expect(files[0].map(bench.untimed) == files[1].map(bench.untimed), "\(path)")
    }
  }
}

extension KillingBench {
  /// The jobs' environment, with the program and an empty cache.
  var jobVariables: [String: String] {
    [
      "RINGS": RingsProcess.executable.path, "NO_COLOR": "1",
      "XDG_CACHE_HOME": Repository.root.appending(path: ".build/slurm-tests-cache").path,
    ]
  }

  /// Hands in correct, wrong and uncompilable submissions.
  func handInClass(of count: Int) throws {
    for number in 0..<count {
      let name = "learner\(number)"
      try handIn(name)
      let file = URL(filePath: classFolder).appending(path: "\(name)/Greeting.swift")
      var text = try String(contentsOf: file, encoding: .utf8)
      if number % 4 == 1 { text = text.replacing("Hello", with: "Helo") }
      if number % 6 == 5 { text += "struct {\n" }
      try Data(text.utf8).write(to: file)
    }
  }

  func results(in plan: URL) throws -> [String] {
    let place = plan.appending(path: "results/greeting-model").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [])
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
  }
}
