import Curriculum
import Foundation
import Host
import Results
import Sentences

package enum BenchmarkRun {
  /// Runs the measurements given on the command line and prints the figures.
  ///
  /// - Returns: The exit code: 0 for success, 2 for a wrong command line, 3 if nothing could be measured.
  package static func status(of words: [String]) async -> Int32 {
    ProcessStart.settle()
    do {
      try await run(try BenchmarkOptions(words))
      return 0
    } catch BenchmarkError.usage {
      StandardOutput.errorLine(BenchmarkOptions.usage)
      return 2
    } catch {
      StandardOutput.errorLine("rings-bench: \(ErrorExplanation.text(of: error, in: .english))")
      return 3
    }
  }

  private static func run(_ options: BenchmarkOptions) async throws {
    var context = CommandContext.current()
    // The benchmark measures the `rings` program in its own build folder.
    context.executable = context.executable.resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "rings")
    let workspace = Workspace.location(
      option: nil, environment: context.environment, home: context.home)
    let course = Course(
      pack: try context.course(options.pack), workspace: Workspace(folder: workspace),
      language: .english)
    let bench = try await Benchmark(
      context: context, course: course, runs: options.runs)
    let tell: (String) -> Void = { StandardOutput.errorLine("Measuring \($0) …") }
    if let classSize = options.classSize {
      let report = ClassBenchmarkReport(
        try await ClassBenchmark(bench, count: classSize).figures(progress: tell))
      return try print(report, report.text, isJSON: options.isJSON)
    }
    let parts = options.parts.isEmpty ? BenchmarkPart.allCases : options.parts
    let report = BenchmarkReport(figures: try await bench.figures(of: parts, progress: tell))
    try print(report, report.text, isJSON: options.isJSON)
  }

  private static func print(_ report: some Encodable, _ text: String, isJSON: Bool) throws {
    if isJSON {
      try StandardOutput.json(report, pretty: true)
    } else {
      StandardOutput.write(text)
    }
  }
}
