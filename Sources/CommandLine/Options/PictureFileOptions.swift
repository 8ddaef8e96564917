import ArgumentParser
import Foundation
import Judge
import Sentences
import Stage
import Terminal

/// How a command that says other things as well shows its pictures, and where else they go.
struct PictureFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "Pictures in the terminal: cells, or pixels as kitty, iterm or sixel; auto asks the terminal.",
        ko: "터미널에 그리는 방식이에요: 글자 칸은 cells, 픽셀은 kitty, iterm, sixel이에요. auto는 터미널에 물어봐요."),
      valueName: "way"))
  var pictures: String?

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

  /// Refuses what cannot be shown or written anywhere.
  ///
  /// - Throws: `OptionError`.
  func check() throws {
    if let pictures { _ = try PictureWay(option: pictures) }
    if open, out == nil { throw OptionError.nothingToOpen }
  }

  /// Writes pictures into the file that is named, if one is.
  ///
  /// - Returns: What is said of it; nil where none is named.
  /// - Throws: `PictureFileError`.
  func write(
    _ pictures: [RenderedWidget], by printer: PicturePrinter, in surroundings: Surroundings
  ) async throws -> Sentence? {
    guard let out else { return nil }
    var printer = printer
    printer.format = OutputOptions.Format(ofFile: out) ?? .ascii
    try await PictureFile(surroundings.place(out), environment: surroundings.environment)
      .write(pictures, as: printer.format, by: printer, opens: open)
    return .wrotePictures(pictures.count, to: out)
  }
}

extension Sentence {
  /// - Parameter file: As somebody named it.
  static func wrotePictures(_ count: Int, to file: String) -> Sentence {
    Sentence("Wrote \(count) picture(s) to \(file).", ko: "그림 \(count)장을 \(file) 파일에 썼어요.")
  }
}
