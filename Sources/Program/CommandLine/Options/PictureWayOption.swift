import ArgumentParser
import Sentences
import Terminal

struct PictureWayOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        """
        How to show pictures in the terminal: cells, or pixels as kitty, iterm or sixel; auto asks \
        the terminal (default: auto, or the way chosen with `pictures` at the prompt).
        """,
        ko:
          "터미널에 그리는 방식이에요: 글자 칸은 cells, 픽셀은 kitty, iterm, sixel이에요. auto는 터미널에 물어봐요(기본값: auto, 또는 프롬프트의 `pictures` 명령으로 고른 방식)."
      ), valueName: "way"))
  var pictures: String?

  func checked(on terminal: TerminalCapabilities) throws -> PictureWay {
    try pictures.map(PictureWay.init(option:)) ?? terminal.pictures
  }
}

extension PictureWay {
  init(option text: String) throws {
    guard let way = PictureWay(rawValue: text) else {
      throw OptionError.unknown(
        option: "--pictures", value: text, known: PictureWay.allCases.map(\.rawValue))
    }
    self = way
  }
}

extension TerminalCapabilities {
  /// Returns the terminal with the chosen way to show pictures, if any.
  ///
  /// - Throws: `OptionError.unknown`.
  func showing(_ pictures: String?) throws -> TerminalCapabilities {
    var terminal = self
    if let pictures { terminal.pictures = try PictureWay(option: pictures) }
    return terminal
  }
}
