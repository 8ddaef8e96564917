import Foundation

/// Files of a fixed size that a waiting compiler has opened already, and that are filled afterwards.
///
/// The compiler maps files of this size into memory instead of reading them, so what is written into
/// them in place is what it finds when it comes to parse them. Source stands at the end of its
/// place, behind blanks, so that the file ends where the source does; a directive gives it its own
/// name and its own lines.
struct SourcePlaces {
  /// One more than a whole number of pages: a file without a rest is read, as it needs a zero behind
  /// it, and so is one of less than four pages.
  static let size = (128 << 10) + 1

  /// What stands in a place that is not filled: should a file system show the compiler old pages,
  /// there is an error and never a plugin without the learner's code.
  static let emptyMessage = "Rings: this place is not filled"

  let folder: URL
  let count: Int

  private static let page = 4096

  private static let stem = "RingsPlace"

  static func name(_ index: Int) -> String { "\(stem)\(index).swift" }

  /// The number of the source in the place of that name; nil for other files.
  ///
  /// The very end of a file is behind what its directive speaks of: the compiler names the place
  /// there, whose lines begin one later.
  static func index(ofName name: String) -> Int? {
    guard name.hasPrefix(stem), name.hasSuffix(".swift") else { return nil }
    return Int(name.dropFirst(stem.count).dropLast(".swift".count))
  }

  /// The places' paths, relative to the compiler's working folder.
  var paths: [String] {
    (0..<count).map { "\(folder.lastPathComponent)/\(Self.name($0))" }
  }

  /// Makes the files, each page of which is an error until it is written over.
  func make() throws {
    let line = "#error(\"\(Self.emptyMessage)\")\n"
    let page = line + String(repeating: " ", count: Self.page - line.utf8.count - 1) + "\n"
    var bytes = Data()
    while bytes.count < Self.size { bytes += Data(page.utf8) }
    for index in 0..<count {
      try bytes.prefix(Self.size).write(to: folder.appending(path: Self.name(index)))
    }
  }

  /// Whether every source fits into a place.
  static func hold(_ sources: [PlacedSource]) -> Bool {
    sources.allSatisfy { source in
      source.directive.count + source.bytes.count <= size && !source.bytes.starts(with: "#!".utf8)
    }
  }

  /// Writes the sources over what is there, without a change of the files' sizes.
  func fill(with sources: [PlacedSource]) throws {
    for (index, source) in sources.enumerated() {
      let text = source.directive + source.bytes
      let bytes = [UInt8](repeating: UInt8(ascii: " "), count: Self.size - text.count) + text
      let handle = try FileHandle(forUpdating: folder.appending(path: Self.name(index)))
      defer { try? handle.close() }
      try handle.write(contentsOf: bytes)
    }
  }
}

/// A source and the name by which the compiler shall speak of it.
struct PlacedSource {
  /// Relative to the compiler's working folder.
  let path: String
  let bytes: [UInt8]

  var directive: [UInt8] { Array("#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) }
}
