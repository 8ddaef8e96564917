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

  @Option(
    help: ArgumentHelp(
      Sentence("ansi, ascii, svg or json.", ko: "ansi, ascii, svg, json 가운데 하나예요.")))
  var format: Format = .ansi

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Say what is there in sentences, for a screen reader.", ko: "화면 낭독기를 위해 무엇이 있는지 문장으로 말해요."))
  )
  var describe = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Also say what size each view was offered, and what it took.",
        ko: "뷰마다 얼마를 제안받고 얼마를 차지했는지도 말해요.")))
  var trace = false

  @Option(
    help: ArgumentHelp(
      Sentence("The columns that pictures may take side by side.", ko: "그림을 나란히 놓을 때 쓸 칸 수예요."),
      valueName: "columns"))
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
