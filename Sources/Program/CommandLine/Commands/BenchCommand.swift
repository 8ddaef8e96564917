import ArgumentParser
import Sentences

/// The command that refers users to the separate benchmark program.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "bench", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func run() throws { throw OptionError.measuredElsewhere }
}
