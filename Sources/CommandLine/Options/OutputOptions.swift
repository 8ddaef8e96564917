import ArgumentParser
import Sentences
import Terminal

/// How pictures are printed.
struct OutputOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Cells, in the colours that the terminal has.
    case ansi
    /// Seven-bit characters only.
    case ascii
    case svg
    case json
  }

  @Option(help: "ansi, ascii, svg or json.")
  var format: Format = .ansi

  @Flag(help: "Say what is there in sentences, for a screen reader.")
  var describe = false

  @Flag(help: "Also say what size each view was offered, and what it took.")
  var trace = false

  @Option(
    help: ArgumentHelp("The columns that pictures may take side by side.", valueName: "columns"))
  var width: Int?

  /// Refuses `--trace` beside an option that it does not go with.
  ///
  /// - Throws: `OptionError.conflicting` where there is no place for the layout trace.
  func checkTrace() throws {
    if trace, format == .svg { throw OptionError.contradiction("--trace", "--format svg") }
  }

  /// How many columns pictures may take.
  ///
  /// - Throws: `OptionError.malformed`.
  func columns(of terminal: TerminalCapabilities) throws -> Int {
    try Self.columns(width, of: terminal)
  }

  /// The value of an option `--width`, or the terminal's own.
  ///
  /// - Throws: `OptionError.malformed`.
  static func columns(_ width: Int?, of terminal: TerminalCapabilities) throws -> Int {
    guard let width else { return terminal.width }
    guard width >= TerminalCapabilities.leastWidth else {
      throw OptionError.malformed(
        option: "--width", value: "\(width)",
        form: Sentence(
          "as a number from \(TerminalCapabilities.leastWidth)",
          ko: "\(TerminalCapabilities.leastWidth) 이상의 수"))
    }
    return width
  }
}
