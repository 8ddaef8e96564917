import Foundation
import Storage

/// Files of a fixed size that a waiting compiler has opened already, and that are filled afterwards.
///
/// The compiler maps files of this size into memory instead of reading them, so what is written into
/// them in place is what it finds when it comes to parse them. Source stands at the beginning of its
/// place with blanks behind it, which cost nothing; blanks before it take the compiler a third of
/// its time, since it looks for the beginning of lines again and again.
package struct SourcePlaces {
  /// One more than a whole number of pages: a file without a rest is read, as it needs a zero behind
  /// it, and so is one of less than four pages.
  package static let size = (128 << 10) + 1

  /// What stands in a place that is not filled: should a file system show the compiler old pages,
  /// there is an error and never a plugin without the learner's code.
  static let emptyMessage = "Rings: this place is not filled"

  let folder: URL
  /// The names by which the compiler speaks of the files.
  let names: [String]

  private static let page = 4096

  /// The places' paths, relative to the compiler's working folder.
  var paths: [String] { names.map { "\(folder.lastPathComponent)/\($0)" } }

  /// Makes the files, each page of which is an error in no file of the learner's until it is written
  /// over.
  func make() throws {
    let lines = "#sourceLocation(file: \"nowhere\", line: 1)\n#error(\"\(Self.emptyMessage)\")\n"
    let page = lines + String(repeating: " ", count: Self.page - lines.utf8.count - 1) + "\n"
    var bytes = Data()
    while bytes.count < Self.size { bytes += Data(page.utf8) }
    for name in names {
      try ScratchFile.write(bytes.prefix(Self.size), to: folder.appending(path: name))
    }
  }

  /// Whether every source fits into a place.
  static func hold(_ sources: [PlacedSource]) -> Bool {
    sources.allSatisfy { $0.bytes.count <= size }
  }

  /// Writes the sources over what is there, without a change of the files' sizes.
  func fill(with sources: [PlacedSource]) throws {
    for source in sources {
      let rest = [UInt8](repeating: UInt8(ascii: " "), count: Self.size - source.bytes.count)
      let handle = try FileHandle(forUpdating: folder.appending(path: source.name))
      defer { try? handle.close() }
      try handle.write(contentsOf: source.bytes + rest)
    }
  }
}

/// A source and the name of its place.
package struct PlacedSource {
  let name: String
  let bytes: [UInt8]
}
