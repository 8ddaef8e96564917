import ArgumentParser
import Foundation
import Sentences
import Terminal

/// How pictures are printed.
struct OutputOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Cells, in the colours that the terminal has.
    case ansi
    /// Seven-bit characters only.
    case ascii
    /// One document, however many pictures.
    case svg
    /// Pixels, two for a point; needs `rsvg-convert`.
    case png
    case json

    /// What the end of a file's name says; nil where it says nothing.
    init?(ofFile name: String) {
      switch URL(filePath: name).pathExtension.lowercased() {
      case "svg": self = .svg
      case "png": self = .png
      case "json": self = .json
      case "txt": self = .ascii
      default: return nil
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      Sentence("ansi, ascii, svg, png or json.", ko: "ansi, ascii, svg, png, json 가운데 하나예요.")))
  var format: Format = .ansi

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Write the pictures to this file; its end, such as .png or .svg, says how.",
        ko: "그림을 이 파일에 써요. .png나 .svg 같은 확장자가 형식을 정해요."), valueName: "file"))
  var out: String?

  @Flag(
    help: ArgumentHelp(
      Sentence("Open that file in this desktop's own program.", ko: "그 파일을 이 데스크톱의 프로그램으로 열어요.")))
  var open = false

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

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Pictures in the terminal: cells, or pixels as kitty, iterm or sixel; auto asks the terminal (default: cells).",
        ko:
          "터미널에 그리는 방식이에요: 글자 칸은 cells, 픽셀은 kitty, iterm, sixel이에요. auto는 터미널에 물어봐요(기본값: cells)."
      ), valueName: "way"))
  var pictures: String?

  /// How pictures are shown in a terminal.
  ///
  /// - Throws: `OptionError.unknown`.
  func checkedPictures(on terminal: TerminalCapabilities) throws -> PictureWay {
    try pictures.map(PictureWay.init(option:)) ?? terminal.pictures
  }

  /// The format that is named, or else that of the file's name.
  var chosenFormat: Format {
    guard format == .ansi, let out else { return format }
    return Format(ofFile: out) ?? format
  }

  /// Refuses what cannot be written anywhere.
  ///
  /// - Throws: `OptionError`.
  func checkFile() throws {
    if out == nil, chosenFormat == .png {
      throw OptionError.missing(
        option: "--out",
        Sentence("a file for the pixels, such as widget.png", ko: "픽셀을 담을 파일(예: widget.png)"))
    }
    if open, out == nil { throw OptionError.nothingToOpen }
  }

  /// Refuses `--trace` beside an option that it does not go with.
  ///
  /// - Throws: `OptionError.conflicting` where there is no place for the layout trace.
  func checkTrace() throws {
    if trace, [.svg, .png].contains(chosenFormat) {
      throw OptionError.contradiction("--trace", "--format \(chosenFormat.rawValue)")
    }
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
