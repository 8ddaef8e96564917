import ArgumentParser
import Foundation
import Sentences

struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: Sentence(
      "Measure how fast Rings is here, each figure beside a baseline from the same run.",
      ko: "Rings가 이 컴퓨터에서 얼마나 빠른지, 같은 실행에서 잰 기준값 옆에 보여 줘요."
    ).help)

  @OptionGroup var options: CourseOptions

  @Option(
    help: ArgumentHelp(
      Sentence("Measurements of each figure; the median counts.", ko: "값마다 재는 횟수예요. 가운데 값을 써요."),
      valueName: "N"))
  var runs: Int = 5

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  func validate() throws {
    guard (1...100).contains(runs) else {
      throw ValidationError(
        Sentence(
          "--runs is a number from 1 to 100.",
          ko: "--runs 옵션에는 1부터 100까지의 수를 쓰세요."
        ).help)
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
