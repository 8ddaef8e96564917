/// The calls in a plugin that were under way when its process crashed, innermost first.
///
/// The process tells them itself, so code can tell what it likes: it only moves the line that its own
/// message names.
package struct CrashTrace: Hashable, Sendable {
  /// Distances from the beginning of the library in memory, in bytes.
  package let places: [UInt64]

  private static let lead = "Rings: places "

  /// The most places that a process tells.
  private static let limit = 24

  /// Reads what a crashed process wrote last on standard error; nil where it told no place.
  package init?(errors: [UInt8]) {
    let lines = errors.suffix(4096).split(separator: UInt8(ascii: "\n"))
    guard let line = lines.last(where: { $0.starts(with: Self.lead.utf8) }) else { return nil }
    let words = String(decoding: line.dropFirst(Self.lead.utf8.count), as: UTF8.self)
      .split(separator: " ")
    places = words.prefix(Self.limit).compactMap { UInt64($0, radix: 16) }
    if places.isEmpty { return nil }
  }
}

/// A line of a source file.
package struct SourceLine: Hashable, Sendable {
  /// The file's name, without a folder.
  package let file: String
  /// From 1.
  package let line: Int
  /// What the compiler put a trap there for, such as `arithmetic overflow`.
  package let failure: String?

  package init(file: String, line: Int, failure: String?) {
    self.file = file
    self.line = line
    self.failure = failure
  }
}
