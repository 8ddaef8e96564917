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

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp(
      Sentence(
        "Measure a class of so many learners instead: reports, memory, processor time.",
        ko: "그 대신 학습자가 이만큼인 반을 재요: 보고서, 메모리, 프로세서 시간."),
      valueName: "N"))
  var classSize: Int?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Measure only this: \(BenchmarkPart.allCases.map(\.rawValue).joined(separator: ", ")). Repeatable.",
        ko:
          "이것만 재요: \(BenchmarkPart.allCases.map(\.rawValue).joined(separator: ", ")). 여러 번 쓸 수 있어요."
      ), valueName: "part"))
  var only: [String] = []

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  func validate() throws {
    if let classSize, !(1...100_000).contains(classSize) {
      throw ValidationError(
        Sentence(
          "--class is a number from 1 to 100000.", ko: "--class 옵션에는 1부터 100000까지의 수를 쓰세요."
        ).help)
    }
    guard (1...100).contains(runs) else {
      throw ValidationError(
        Sentence(
          "--runs is a number from 1 to 100.",
          ko: "--runs 옵션에는 1부터 100까지의 수를 쓰세요."
        ).help)
    }
  }

  func run() async throws {
    let parts = try only.map { word in
      guard let part = BenchmarkPart(rawValue: word) else {
        throw OptionError.unknown(
          option: "--only", value: word, known: BenchmarkPart.allCases.map(\.rawValue))
      }
      return part
    }
    let surroundings = Surroundings.current()
    let course = try options.course(in: surroundings)
    let bench = try await Benchmark(surroundings: surroundings, course: course, runs: runs)
    if let classSize {
      let figures = try await ClassBenchmark(bench, count: classSize).figures {
        StandardOutput.errorLine("Measuring \($0) …")
      }
      let report = ClassBenchmarkReport(figures)
      return json
        ? try StandardOutput.json(report, pretty: true) : StandardOutput.write(report.text)
    }
    let figures = try await bench.figures(of: parts.isEmpty ? BenchmarkPart.allCases : parts) {
      StandardOutput.errorLine("Measuring \($0) …")
    }
    if json {
      try StandardOutput.json(BenchmarkReport(figures: figures), pretty: true)
    } else {
      StandardOutput.write(BenchmarkReport(figures: figures).text)
    }
  }
}
