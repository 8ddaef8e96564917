import ArgumentParser
import Foundation
import Host
import Judge
import Results
import Sentences
import Stage
import Terminal

/// How a command that says other things as well shows its pictures, and where else they go.
struct PictureFileOptions: ParsableArguments {
  @OptionGroup private var way: PictureWayOption
  @OptionGroup private var file: PictureFileOption

  /// How pictures are shown in a terminal, as somebody wrote it.
  var pictures: String? { way.pictures }
  /// The file that pictures go to, where one is named.
  var out: String? { file.out }

  /// Refuses what cannot be shown or written anywhere.
  ///
  /// - Throws: `OptionError`.
  func check() throws {
    if let pictures { _ = try PictureWay(option: pictures) }
    try file.check()
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
    printer.format = PictureFormat(ofFile: out) ?? .ascii
    try await PictureFile(
      surroundings.writablePlace(out), environment: surroundings.environment
    )
    .write(pictures, as: printer.format, by: printer, opens: file.open)
    return .wrotePictures(pictures.count, to: out)
  }
}

extension Sentence {
  /// - Parameter file: As somebody named it.
  static func wrotePictures(_ count: Int, to file: String) -> Sentence {
    Sentence("Wrote \(count) picture(s) to \(file).", ko: "그림 \(count)장을 \(file) 파일에 썼어요.")
  }
}
