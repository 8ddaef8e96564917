import ArgumentParser
import Terminal

/// How a sheet of pictures and what happened on them are printed.
struct SheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The columns that pictures may take side by side.", valueName: "columns"))
  var width: Int?

  @Flag(help: "Say what is there in sentences, for a screen reader.")
  var describe = false

  @Flag(help: "Print as JSON.")
  var json = false

  /// How many columns pictures may take.
  ///
  /// - Throws: `OptionError.malformed`.
  func columns(of terminal: TerminalCapabilities) throws -> Int {
    try OutputOptions.columns(width, of: terminal)
  }
}
