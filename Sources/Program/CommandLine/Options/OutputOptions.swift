import ArgumentParser
import Results
import Sentences
import Terminal

struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The format: ansi, ascii, svg, png or json (default: ansi, or the format of --out).",
        ko: "형식이에요: ansi, ascii, svg, png, json(기본값: ansi, 또는 --out 파일의 형식).")))
  var format: PictureFormat?

  @OptionGroup private var file: PictureFileOption

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Describe the result in sentences, for a screen reader.", ko: "화면 낭독기를 위해 결과를 문장으로 설명해요."))
  )
  var describe = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Also show the size that each view was offered, and the size that the view chose.",
        ko: "뷰마다 제안받은 크기와 차지한 크기도 보여 줘요.")))
  var trace = false

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The width available to pictures side by side, in columns.",
        ko: "그림을 나란히 놓을 너비예요. 글자 칸 수로 적어요."),
      valueName: "columns"))
  var width: Int?

  @OptionGroup private var way: PictureWayOption

  var out: String? { file.out }
  var open: Bool { file.open }
  var pictures: String? { way.pictures }

  func checkedPictures(on terminal: TerminalCapabilities) throws -> PictureWay {
    try way.checked(on: terminal)
  }

  /// The format from `--format` or the file's name.
  var chosenFormat: PictureFormat {
    format ?? out.flatMap(PictureFormat.init(ofFile:)) ?? .ansi
  }

  /// Checks the file, and that pixels don't go to a terminal or the prompt.
  ///
  /// - Parameter isAtPrompt: Whether the output appears among other text.
  /// - Throws: `OptionError`.
  func checkFile(on terminal: TerminalCapabilities, isAtPrompt: Bool) throws {
    try file.check()
    guard let out else {
      guard chosenFormat != .png || !(terminal.isTerminal || isAtPrompt) else {
        throw OptionError.missing(
          option: "--out",
          Sentence("a file for the pixels, such as widget.png", ko: "픽셀을 담을 파일(예: widget.png)"))
      }
      return
    }
    // A text file can contain either kind of text.
    guard let format, let ofFile = PictureFormat(ofFile: out), format != ofFile,
      (format, ofFile) != (.ansi, .ascii)
    else { return }
    throw OptionError.contradiction("--format \(format.rawValue)", "--out \(out)")
  }

  /// Checks that `--trace` fits the other options.
  ///
  /// - Throws: `OptionError.conflicting` if the format can't contain a layout trace.
  func checkTrace() throws {
    if trace, [.svg, .png].contains(chosenFormat) {
      throw OptionError.contradiction("--trace", "--format \(chosenFormat.rawValue)")
    }
  }

  func columns(of terminal: TerminalCapabilities) throws -> Int {
    try Self.columns(width, of: terminal)
  }

  /// Returns the value of a `--width` option, or the terminal's width.
  ///
  /// - Throws: `OptionError.malformed`.
  static func columns(_ width: Int?, of terminal: TerminalCapabilities) throws -> Int {
    guard let width else { return terminal.width }
    guard width >= TerminalCapabilities.leastWidth else {
      throw OptionError.malformed(
        option: "--width", value: "\(width)",
        form: Sentence(
          "as a number of at least \(TerminalCapabilities.leastWidth)",
          ko: "\(TerminalCapabilities.leastWidth) 이상의 수"))
    }
    return width
  }
}

extension PictureFormat: ExpressibleByArgument {}
