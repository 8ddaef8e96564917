import Foundation

/// A format of pictures.
package enum PictureFormat: String, CaseIterable, Sendable {
  /// Cells, in the colours that the terminal has.
  case ansi
  /// Seven-bit characters only.
  case ascii
  /// One document, however many pictures.
  case svg
  /// Pixels, two for a point; needs `rsvg-convert`.
  case png
  case json

  /// What the end of a file's name says; nil where it says nothing.
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
