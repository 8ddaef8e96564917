/// The stack of calls in a plugin when its process crashed, innermost first.
///
/// The crashing process reports the trace, so untrusted code can forge it. A forged trace affects only the
/// line in the submission's own message.
package struct CrashTrace: Hashable, Sendable {
  /// The offsets of the calls from the library's base address, in bytes.
  package let places: [UInt64]

  private static let lead = "Rings: places "

  /// The maximum number of offsets in a report.
  private static let limit = 24

  /// Parses the end of a crashed process's standard error; returns nil if there's no offset.
  package init?(errors: [UInt8]) {
    let lines = errors.suffix(4096).split(separator: UInt8(ascii: "\n"))
    guard let line = lines.last(where: { $0.starts(with: Self.lead.utf8) }) else { return nil }
    let words = String(decoding: line.dropFirst(Self.lead.utf8.count), as: UTF8.self)
      .split(separator: " ")
    places = words.prefix(Self.limit).compactMap { UInt64($0, radix: 16) }
    if places.isEmpty { return nil }
  }
}

package struct SourceLine: Hashable, Sendable {
  /// The file's name, without a folder.
  package let file: String
  /// The line, counting from 1.
  package let line: Int
  /// The reason for the compiler's trap at this line, such as `arithmetic overflow`.
  package let failure: String?

  package init(file: String, line: Int, failure: String?) {
    self.file = file
    self.line = line
    self.failure = failure
  }
}
