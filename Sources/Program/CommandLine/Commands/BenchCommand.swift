import ArgumentParser
import Sentences

/// Refers to the program that measures.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "bench", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func run() throws { throw OptionError.measuredElsewhere }
}
