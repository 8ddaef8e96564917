import Foundation

package enum PictureFormat: String, CaseIterable, Sendable {
  /// Character cells in the terminal's colors.
  case ansi
  /// 7-bit characters only.
  case ascii
  /// A single document for any number of pictures.
  case svg
  /// Pixels at 2x scale; needs `rsvg-convert`.
  case png
  case json

  /// Creates the format for a file name's extension, or returns nil if the extension is unknown.
  package init?(ofFile name: String) {
    switch URL(filePath: name).pathExtension.lowercased() {
    case "svg": self = .svg
    case "png": self = .png
    case "json": self = .json
    case "txt": self = .ascii
    default: return nil
    }
  }
}
