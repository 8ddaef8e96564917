import ArgumentParser
import Foundation

struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how fast Rings is here, each figure beside a baseline from the same run.")

  @OptionGroup var options: CourseOptions

  @Option(help: ArgumentHelp("Measurements of each figure; the median counts.", valueName: "N"))
  var runs: Int = 5

  @Flag(help: "Print as JSON.")
  var json = false

  func validate() throws {
    guard (1...100).contains(runs) else {
      throw ValidationError("--runs is a number from 1 to 100.")
    }
  }

  func run() async throws {
    let surroundings = Surroundings.current()
    let course = try options.course(in: surroundings)
    let bench = try await Benchmark(surroundings: surroundings, course: course, runs: runs)
    let figures = try await bench.figures { StandardOutput.errorLine("Measuring \($0) …") }
    if json {
      try StandardOutput.json(BenchmarkReport(figures: figures), pretty: true)
    } else {
      StandardOutput.write(BenchmarkReport(figures: figures).text)
    }
  }
}
