import Foundation
import Processes

/// A program of the system's that makes PNG of a format that no worker reads.
package enum ImageConverter: String, CaseIterable, Sendable {
  case svg = "rsvg-convert"
  case pdf = "pdftocairo"
  case heic = "heif-convert"

  /// The one that reads a file, by its name; nil for what workers read themselves, and for no image.
  init?(of file: URL) {
    switch file.pathExtension.lowercased() {
    case "svg": self = .svg
    case "pdf": self = .pdf
    case "heic", "heif": self = .heic
    default: return nil
    }
  }

  /// The name of what it reads.
  package var format: String {
    switch self {
    case .svg: "SVG"
    case .pdf: "PDF"
    case .heic: "HEIC"
    }
  }

  /// Debian's package with it.
  package var package: String {
    switch self {
    case .svg: "librsvg2-bin"
    case .pdf: "poppler-utils"
    case .heic: "libheif-examples"
    }
  }

  package var isInstalled: Bool { program != nil }

  /// Where the system's programs are.
  private static let folders = ["/usr/bin", "/usr/local/bin", "/bin"]

  /// What is started for it, where it is installed.
  var program: String? {
    guard let program = Program.first(named: rawValue, in: Self.folders) else { return nil }
    // It reads and writes files by their names alone, which its jail's own memory has.
    return self == .heic ? Program.first(named: "sh", in: Self.folders) : program
  }

  /// What is there of the system besides its libraries: programs, and the fonts of texts in drawings.
  var readable: [String] {
    let programs = [rawValue] + (self == .heic ? ["sh", "cat"] : [])
    let data =
      self == .heic
      ? [] : ["/etc/fonts", "/usr/share/fonts", "/usr/share/fontconfig", "/usr/share/poppler"]
    return programs.compactMap { Program.first(named: $0, in: Self.folders) }
      + data.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Drawings get three pixels for a point.
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
