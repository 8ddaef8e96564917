import Foundation
import Storage

/// Files of a fixed size that a warm compiler has opened, and that are filled later.
///
/// The compiler maps files of this size into memory, so it sees changes made in place before parsing. Source
/// is at the beginning of its file, padded with spaces at no cost. Spaces before the source would take a
/// third of the compiler's time, because it repeatedly searches for line starts.
package struct SourcePlaces {
  /// The size of each file in bytes: one more than a whole number of pages.
  ///
  /// The compiler maps a file into memory only if it has at least four pages. The size also mustn't be a
  /// multiple of the page size, because the compiler needs a zero after the text.
  package static let size = (128 << 10) + 1

  /// The error in an unfilled file.
  ///
  /// If a file system shows the compiler old pages, the compile fails with this error. It never produces a
  /// plugin without the learner's code.
  static let emptyMessage = "Rings: this place is not filled"

  let folder: URL
  /// The files' names in the compiler's messages.
  let names: [String]

  private static let page = 4096

  /// The files' paths, relative to the compiler's working folder.
  var paths: [String] { names.map { "\(folder.lastPathComponent)/\($0)" } }

  /// Creates the files; until overwritten, each page is an error outside the learner's files.
  func make() throws {
    let lines = "#sourceLocation(file: \"nowhere\", line: 1)\n#error(\"\(Self.emptyMessage)\")\n"
    let page = lines + String(repeating: " ", count: Self.page - lines.utf8.count - 1) + "\n"
    var bytes = Data()
    while bytes.count < Self.size { bytes += Data(page.utf8) }
    for name in names {
      try ScratchFile.write(bytes.prefix(Self.size), to: folder.appending(path: name))
    }
  }

  /// Whether every source fits into a file.
  static func hold(_ sources: [PlacedSource]) -> Bool {
    sources.allSatisfy { $0.bytes.count <= size }
  }

  /// Overwrites the files with the sources, without changing their sizes.
  func fill(with sources: [PlacedSource]) throws {
    for source in sources {
      let rest = [UInt8](repeating: UInt8(ascii: " "), count: Self.size - source.bytes.count)
      let handle = try FileHandle(forUpdating: folder.appending(path: source.name))
      defer { try? handle.close() }
      try handle.write(contentsOf: source.bytes + rest)
    }
  }
}

package struct PlacedSource {
  let name: String
  let bytes: [UInt8]
}
