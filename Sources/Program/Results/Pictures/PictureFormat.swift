import Foundation

package enum PictureFormat: String, CaseIterable, Sendable {
  /// Character cells in the terminal's colors.
  case ansi
  /// 7-bit characters only.
  case ascii
  /// A single document for any number of pictures.
  case svg
  /// Pixels, usually at 2x scale; needs `rsvg-convert`.
  case png
  case json

  /// Creates the format for a file name's extension, or returns nil if the extension is unknown.
  package init?(ofFile name: String) {
    let ending = URL(filePath: name).pathExtension.lowercased()
    guard let known = Self.endings.first(where: { $0.ending == ending }) else { return nil }
    self = known.format
  }

  /// The extensions of the files that Rings writes, and their formats.
  package static let endings: [(ending: String, format: PictureFormat)] = [
    ("png", .png), ("svg", .svg), ("json", .json), ("txt", .ascii),
  ]
}
