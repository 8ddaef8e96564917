import ArgumentParser
import Results
import Sentences
import Terminal

struct SheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence("The columns that pictures may take side by side.", ko: "그림을 나란히 놓을 때 쓸 칸 수예요."),
      valueName: "columns"))
  var width: Int?

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Say what is there in sentences, for a screen reader.", ko: "화면 낭독기를 위해 무엇이 있는지 문장으로 말해요."))
  )
  var describe = false

  @OptionGroup private var way: PictureWayOption

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  var pictures: String? { way.pictures }

  func printout(
    of result: some CommandResult, on terminal: TerminalCapabilities
  ) throws -> Printout {
    try ResultWriter(
      terminal, columns: try columns(of: terminal), isInWords: describe || terminal.isPlain
    ).printout(of: result, asJSON: json)
  }

  func columns(of terminal: TerminalCapabilities) throws -> Int {
    try OutputOptions.columns(width, of: terminal)
  }
}
