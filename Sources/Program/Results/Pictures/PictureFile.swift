import Foundation
package import Host
package import Processes
package import Sentences
package import WorkerProtocol
import Storage

/// A file to write pictures to, instead of the terminal.
package struct PictureFile {
  private let place: WritablePlace
  private let environment: [String: String]
  private var file: URL { place.url }

  package init(_ place: WritablePlace, environment: [String: String]) {
    self.place = place
    self.environment = environment
  }

  /// Writes the pictures.
  ///
  /// - Parameter opens: True to open the file in the desktop's default app afterwards.
  /// - Returns: Advice about a missing font.
  /// - Throws: `PictureFileError`.
  package func write(
    _ pictures: [RenderedWidget], as format: PictureFormat, by printer: PicturePrinter,
    opens: Bool
  ) async throws -> Sentence? {
    let contents =
      format == .png
      ? Data(try await Self.pixels(of: pictures, by: printer, in: environment))
      : Data(try printer.text(of: pictures).utf8)
    do {
      try place.write(contents)
    } catch {
      throw PictureFileError.unwritable(file.path, SystemReason.text(of: error))
    }
    if opens, place.mayBeOpened { try await open() }
    guard format == .png else { return nil }
    return await KoreanFont.advice(on: printer.svg(of: pictures), in: environment)
  }

  /// Returns the pictures as a PNG file, at the requested scale or else at 2x.
  ///
  /// - Throws: `PictureFileError`.
  package static func pixels(
    of pictures: [RenderedWidget], by printer: PicturePrinter, in environment: [String: String]
  ) async throws -> [UInt8] {
    try await PictureProgram.pixels(
      of: printer.svg(of: pictures), scale: pictures.first?.request.displayScale ?? 2,
      in: environment)
  }

  private func open() async throws {
    let program = PictureProgram.opener
    do {
      _ = try await program.command([file.path], in: environment).run(deadline: .seconds(10))
    } catch let error as ProcessError {
      throw PictureFileError.failed(program, "\(error)")
    }
  }
}

/// An external program that draws or converts pictures.
package enum PictureProgram: String, CaseIterable {
  case converter = "rsvg-convert"
  case typesetter = "pango-view"
  case fonts = "fc-match"
  case opener = "xdg-open"

  /// The Debian package that contains the program.
  package var package: String {
    switch self {
    case .converter: "librsvg2-bin"
    case .typesetter: "pango1.0-tools"
    case .fonts: "fontconfig"
    case .opener: "xdg-utils"
    }
  }

  /// Returns the program's path, or nil if it isn't installed.
  package func path(in environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    return Program.first(named: rawValue, in: folders)
  }

  /// Converts an SVG document to PNG, with fitted text and color emoji if possible.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Throws: `PictureFileError`.
  static func pixels(
    of document: String, scale: Double, in environment: [String: String]
  ) async throws -> [UInt8] {
    let fitted = await FittedText(environment: environment).fitted(in: document)
    let document = await ColorEmoji(environment: environment).drawn(in: fitted)
    return try await converter.output(
      ["-z", "\(scale)", "-f", "png"], input: Array(document.utf8), in: environment)
  }

  /// Runs the program and returns its output.
  ///
  /// - Throws: `PictureFileError`.
  func output(
    _ arguments: [String], input: [UInt8], in environment: [String: String]
  ) async throws -> [UInt8] {
    let report: ProcessReport
    do {
      report = try await command(arguments, in: environment)
        .run(input: input, outputLimit: 256 << 20)
    } catch let error as ProcessError {
      throw PictureFileError.failed(self, "\(error)")
    }
    guard report.end == .exited(code: 0), report.stoppedBy == nil, !report.output.isEmpty else {
      throw PictureFileError.failed(
        self, String(decoding: report.errors.prefix(400), as: UTF8.self))
    }
    return report.output
  }

  /// Returns the command line that runs the program.
  ///
  /// - Throws: `PictureFileError.missing`.
  package func command(
    _ arguments: [String], in environment: [String: String]
  ) throws -> ProcessCommand {
    guard let path = path(in: environment) else { throw PictureFileError.missing(self) }
    return ProcessCommand(executable: path, arguments: arguments, environment: environment)
  }
}

enum PictureFileError: SpokenError {
  case missing(PictureProgram)
  case failed(PictureProgram, String)
  case unwritable(String, String)

  var sentence: Sentence {
    switch self {
    case .missing(let program):
      Sentence(
        "This needs \(program.rawValue). Install it with: sudo apt install \(program.package)",
        ko: "\(program.rawValue) 프로그램이 필요해요. 이렇게 설치하세요: sudo apt install \(program.package)")
    case .failed(let program, let reason):
      Sentence(
        "\(program.rawValue) failed: \(reason)",
        ko: "\(program.rawValue) 프로그램이 실패했어요: \(reason)")
    case .unwritable(let path, let reason):
      Sentence(
        "Can't write \(path): \(reason)", ko: "\(path) 파일을 쓸 수 없어요: \(reason)")
    }
  }
}
