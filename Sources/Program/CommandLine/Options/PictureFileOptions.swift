import ArgumentParser
import Foundation
import Host
import Judge
import Results
import Sentences
import WorkerProtocol
import Terminal

/// Picture options for commands that also print other output.
struct PictureFileOptions: ParsableArguments {
  @OptionGroup private var way: PictureWayOption
  @OptionGroup private var file: PictureFileOption

  var pictures: String? { way.pictures }
  var out: String? { file.out }

  func check() throws {
    if let pictures { _ = try PictureWay(option: pictures) }
    try file.check()
  }

  /// Writes pictures to the chosen file, if there is one.
  ///
  /// - Returns: The message to print; nil without a file.
  /// - Throws: `PictureFileError`.
  func write(
    _ pictures: [RenderedWidget], by printer: PicturePrinter, in context: CommandContext
  ) async throws -> Sentence? {
    guard let out else { return nil }
    var printer = printer
    printer.format = PictureFormat(ofFile: out) ?? .ascii
    let advice = try await PictureFile(
      context.writablePlace(out), environment: context.environment
    )
    .write(pictures, as: printer.format, by: printer, opens: file.open)
    let wrote = Sentence.wrotePictures(pictures.count, to: out)
    return advice.map { Sentence("\(wrote) \($0)", ko: "\(wrote) \($0)") } ?? wrote
  }
}

extension Sentence {
  /// - Parameter file: The file as typed.
  static func wrotePictures(_ count: Int, to file: String) -> Sentence {
    Sentence("Wrote \(count: count, "picture") to \(file).", ko: "그림 \(count)장을 \(file) 파일에 썼어요.")
  }
}
