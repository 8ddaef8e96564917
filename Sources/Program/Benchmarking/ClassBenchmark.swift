import Classroom
import Curriculum
import Foundation
import Judge
import Processes

/// The cost of grading a large class, with a baseline for each figure.
struct ClassBenchmark {
  struct Figure: Encodable {
    var name: String
    var value: Double
    var unit: String
    var baseline: String
    var baselineValue: Double
  }

  /// The number of learners in the class that serves as the baseline.
  private static let small = 100
  /// The number of new submissions, large enough for the startup cost not to matter.
  private static let newAnswers = 48
  /// The goal for the share of processor time spent in compilers, in percent.
  private static let compilingGoal = 85.0

  private let bench: Benchmark
  private let count: Int
  private let folder: URL

  init(_ bench: Benchmark, count: Int) {
    self.bench = bench
    self.count = count
    folder = FileManager.default.temporaryDirectory.appending(path: "rings-class-\(getpid())")
  }

  private var exercise: Exercise { bench.small }
  private var program: String { bench.context.executable.path }

  func figures(progress: (String) -> Void) async throws -> [Figure] {
    defer { try? FileManager.default.removeItem(at: folder) }
    progress("a class of \(Self.small)")
    let few = try await copies(Self.small)
    progress("a class of \(count)")
    let many = try await copies(count)
    progress("new submissions")
    return [
      Figure(
        name: "planning, per learner of \(count)", value: 1000 * many.plan / Double(count),
        unit: "ms",
        baseline: "per learner of \(Self.small)",
        baselineValue: 1000 * few.plan / Double(Self.small)),
      Figure(
        name: "grading cached copies, per learner of \(count)",
        value: 1000 * many.run / Double(count), unit: "ms",
        baseline: "per learner of \(Self.small)", baselineValue: 1000 * few.run / Double(Self.small)
      ),
      Figure(
        name: "collecting every report, per learner of \(count)",
        value: 1000 * many.collect / Double(count), unit: "ms",
        baseline: "per learner of \(Self.small)",
        baselineValue: 1000 * few.collect / Double(Self.small)),
      Figure(
        name: "collecting every report of \(count)", value: many.collect, unit: "s",
        baseline: "grading them, all cached", baselineValue: many.run),
      Figure(
        name: "files per learner", value: Double(many.files) / Double(count), unit: "files",
        baseline: "in a class of \(Self.small)",
        baselineValue: Double(few.files) / Double(Self.small)),
      Figure(
        name: "memory of the grader, \(count) learners", value: many.runMemory, unit: "MB",
        baseline: "\(Self.small) learners", baselineValue: few.runMemory),
      Figure(
        name: "memory of collecting, \(count) learners", value: many.collectMemory, unit: "MB",
        baseline: "\(Self.small) learners", baselineValue: few.collectMemory),
    ] + (try await processorFigures())
  }

  private struct Costs {
    var plan = 0.0
    var run = 0.0
    var collect = 0.0
    var runMemory = 0.0
    var collectMemory = 0.0
    var files = 0
  }

  /// Measures grading a class in which every submission is the same, so that only the first is judged.
  private func copies(_ count: Int) async throws -> Costs {
    let place = folder.appending(path: "copies-\(count)")
    let text = try bench.course.pack.solutionFiles(of: exercise).map {
      ($0.lastPathComponent, try Data(contentsOf: $0))
    }
    for number in 0..<count {
      let own = place.appending(path: "class/learner\(number)")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      for (name, data) in text { try data.write(to: own.appending(path: name)) }
    }
    let plan = place.appending(path: "plan").path
    var costs = Costs()
    let formats = "json,jsonl,csv,junit,gradescope,exercism,github-classroom,feedback"
    costs.plan = try await measured([
      "plan", place.appending(path: "class").path, "--pack", bench.course.pack.folder.path,
      "--exercise", exercise.identifier, "--out", plan, "--isolation", "none", "--format", formats,
    ]).seconds
    // Judge a submission first, so that the measured run finds it in the cache.
    _ = try await measured(["run", plan, "--index", "0", "--count", "\(count)"])
    (costs.run, costs.runMemory) = try await measured(["run", plan])
    (costs.collect, costs.collectMemory) = try await measured(["collect", plan])
    costs.files =
      try FileManager.default.subpathsOfDirectory(atPath: plan).count { !$0.hasPrefix("course/") }
    try FileManager.default.removeItem(at: place)
    return costs
  }

  /// Runs a command and returns its duration and its peak memory in megabytes.
  private func measured(_ words: [String]) async throws -> (seconds: Double, memory: Double) {
    let watch = Task.detached { await ChildMemory.most() }
    defer { watch.cancel() }
    let seconds = try await bench.seconds { try await bench.run([program, "grade"] + words) }
    watch.cancel()
    return (seconds, await watch.value)
  }

  /// Measures the processor time of grading new submissions against compiling them alone.
  private func processorFigures() async throws -> [Figure] {
    let count = Self.newAnswers
    let account = ProcessorAccount()
    let place = folder.appending(path: "new")
    for number in 0..<count {
      let own = place.appending(path: "class/learner\(number)")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      _ = try bench.sources(of: exercise, edited: number, in: own)
    }
    let words = [
      "grade", place.appending(path: "class").path, "--pack", bench.course.pack.folder.path,
      "--exercise", exercise.identifier, "--isolation", "none", "--out",
      place.appending(path: "out").path,
    ]
    let before = account.now()
    try await bench.run([program] + words)
    let start = account.now()
    let graded = start - before
    try await concurrently(0..<count, atMost: ProcessInfo.processInfo.activeProcessorCount) {
      try await bench.bareCompile(
        exercise, edited: $0, in: place.appending(path: "bare-\($0)"))
    }
    let bare = account.now() - start
    return [
      Figure(
        name: "processor time per submission, \(count) new ones", value: graded / Double(count),
        unit: "s", baseline: Benchmark.bareCompiler, baselineValue: bare / Double(count)),
      Figure(
        name:
          "processor time of the bare compiles ÷ processor time spent, \(count) new submissions",
        value: 100 * bare / graded, unit: "%", baseline: "the goal",
        baselineValue: Self.compilingGoal),
    ]
  }
}
