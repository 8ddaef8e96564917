import Foundation
import Processes

/// A system program that converts images from a format that workers don't read to PNG.
package enum ImageConverter: String, CaseIterable, Sendable {
  case svg = "rsvg-convert"
  case pdf = "pdftocairo"
  case heic = "heif-convert"

  /// Creates the converter for a file by its extension; nil for other files.
  init?(of file: URL) {
    switch file.pathExtension.lowercased() {
    case "svg": self = .svg
    case "pdf": self = .pdf
    case "heic", "heif": self = .heic
    default: return nil
    }
  }

  package var format: String {
    switch self {
    case .svg: "SVG"
    case .pdf: "PDF"
    case .heic: "HEIC"
    }
  }

  /// The Debian package that contains the program.
  package var package: String {
    switch self {
    case .svg: "librsvg2-bin"
    case .pdf: "poppler-utils"
    case .heic: "libheif-examples"
    }
  }

  package var isInstalled: Bool { program != nil }

  private static let folders = ["/usr/bin", "/usr/local/bin", "/bin"]

  /// The path of the executable to start; nil if not installed.
  var program: String? {
    guard let program = Program.first(named: rawValue, in: Self.folders) else { return nil }
    // `heif-convert` needs named files, so a shell script stores them in the sandbox's `/tmp`.
    return self == .heic ? Program.first(named: "sh", in: Self.folders) : program
  }

  /// The system files that the converter needs in addition to libraries: programs, and fonts for text in
  /// drawings.
  var readable: [String] {
    let programs = [rawValue] + (self == .heic ? ["sh", "cat"] : [])
    let data =
      self == .heic
      ? [] : ["/etc/fonts", "/usr/share/fonts", "/usr/share/fontconfig", "/usr/share/poppler"]
    return programs.compactMap { Program.first(named: $0, in: Self.folders) }
      + data.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The command-line arguments.
  ///
  /// Drawings are scaled to three pixels per point.
  var arguments: [String] {
    switch self {
    case .svg: ["-z", "3", "-f", "png"]
    case .pdf: ["-png", "-r", "216", "-singlefile", "-transp", "-", "-"]
    case .heic:
      [
        "-c",
        "cat > /tmp/a.heic && heif-convert --quiet /tmp/a.heic /tmp/a.png > /dev/null && cat /tmp/a.png",
      ]
    }
  }
}
