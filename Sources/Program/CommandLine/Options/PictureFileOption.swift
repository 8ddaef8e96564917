import ArgumentParser
import Foundation
import Results
import Sentences

struct PictureFileOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "Write the pictures to this file; its extension, such as .png or .svg, sets the format.",
        ko: "그림을 이 파일에 써요. .png나 .svg 같은 확장자가 형식을 정해요."), valueName: "file"))
  var out: String?

  @Flag(
    help: ArgumentHelp(
      Sentence("Open the file in the desktop's default program.", ko: "그 파일을 이 데스크톱의 프로그램으로 열어요.")))
  var open = false

  /// Checks that Rings can write files with the extension of `--out`, and that `--open` comes with `--out`.
  ///
  /// - Throws: `OptionError`.
  func check() throws {
    if open, out == nil { throw OptionError.nothingToOpen }
    guard let out, PictureFormat(ofFile: out) == nil else { return }
    let ending = URL(filePath: out).pathExtension
    if !ending.isEmpty { throw OptionError.unwritable(ending: ending) }
  }
}
