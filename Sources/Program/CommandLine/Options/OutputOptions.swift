import ArgumentParser
import Results
import Sentences
import Terminal

/// How pictures are printed.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence("ansi, ascii, svg, png or json.", ko: "ansi, ascii, svg, png, json 가운데 하나예요.")))
  var format: PictureFormat = .ansi

  @OptionGroup private var file: PictureFileOption

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

  @OptionGroup private var way: PictureWayOption

  /// The file that pictures go to, where one is named.
  var out: String? { file.out }
  /// Whether that file is opened.
  var open: Bool { file.open }
  /// How pictures are shown in a terminal, as somebody wrote it.
  var pictures: String? { way.pictures }

  /// How pictures are shown in a terminal.
  ///
  /// - Throws: `OptionError.unknown`.
  func checkedPictures(on terminal: TerminalCapabilities) throws -> PictureWay {
    try way.checked(on: terminal)
  }

  /// The format that is named, or else that of the file's name.
  var chosenFormat: PictureFormat {
    guard format == .ansi, let out else { return format }
    return PictureFormat(ofFile: out) ?? format
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
    try file.check()
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

extension PictureFormat: ExpressibleByArgument {}
