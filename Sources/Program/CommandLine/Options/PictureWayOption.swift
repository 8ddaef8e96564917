import ArgumentParser
import Sentences
import Terminal

/// How a terminal shows pictures.
struct PictureWayOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "Pictures in the terminal: cells, or pixels as kitty, iterm or sixel; auto asks the terminal (default: cells).",
        ko:
          "터미널에 그리는 방식이에요: 글자 칸은 cells, 픽셀은 kitty, iterm, sixel이에요. auto는 터미널에 물어봐요(기본값: cells)."
      ), valueName: "way"))
  var pictures: String?

  /// The way that is named, or else the terminal's own.
  ///
  /// - Throws: `OptionError.unknown`.
  func checked(on terminal: TerminalCapabilities) throws -> PictureWay {
    try pictures.map(PictureWay.init(option:)) ?? terminal.pictures
  }
}

extension PictureWay {
  /// - Throws: `OptionError.unknown`.
  init(option text: String) throws {
    guard let way = PictureWay(rawValue: text) else {
      throw OptionError.unknown(
        option: "--pictures", value: text, known: PictureWay.allCases.map(\.rawValue))
    }
    self = way
  }
}

extension TerminalCapabilities {
  /// The same terminal with pictures shown as an option says; as they are without one.
  ///
  /// - Throws: `OptionError.unknown`.
  func showing(_ pictures: String?) throws -> TerminalCapabilities {
    var terminal = self
    if let pictures { terminal.pictures = try PictureWay(option: pictures) }
    return terminal
  }
}
