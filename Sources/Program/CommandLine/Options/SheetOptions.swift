import ArgumentParser
import Results
import Sentences
import Terminal

struct SheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The width available to pictures side by side, in columns.",
        ko: "그림을 나란히 놓을 너비예요. 글자 칸 수로 적어요."),
      valueName: "columns"))
  var width: Int?

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Describe the result in sentences, for a screen reader.", ko: "화면 낭독기를 위해 결과를 문장으로 설명해요."))
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
