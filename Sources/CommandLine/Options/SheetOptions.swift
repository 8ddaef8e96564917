import ArgumentParser
import Sentences
import Terminal

/// How a sheet of pictures and what happened on them are printed.
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

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Pictures in the terminal: cells, or pixels as kitty, iterm or sixel; auto asks the terminal.",
        ko: "터미널에 그리는 방식이에요: 글자 칸은 cells, 픽셀은 kitty, iterm, sixel이에요. auto는 터미널에 물어봐요."),
      valueName: "way"))
  var pictures: String?

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  /// How many columns pictures may take.
  ///
  /// - Throws: `OptionError.malformed`.
  func columns(of terminal: TerminalCapabilities) throws -> Int {
    try OutputOptions.columns(width, of: terminal)
  }
}
