/// A text by its lines, of which no byte is lost.
package struct SourceLines: Hashable, Sendable {
  /// Each without the line feed that ends it.
  package var lines: [[UInt8]]
  /// Whether the last line is ended as well.
  package var endsWithBreak: Bool

  package init(_ bytes: some Collection<UInt8>) {
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    endsWithBreak = lines.last?.isEmpty ?? true
    if endsWithBreak { lines.removeLast() }
  }

  package init(lines: [[UInt8]], endsWithBreak: Bool) {
    self.lines = lines
    self.endsWithBreak = endsWithBreak
  }

  /// The text again.
  package var bytes: [UInt8] {
    var bytes = Array(lines.joined(separator: [0x0A]))
    if endsWithBreak, !lines.isEmpty { bytes.append(0x0A) }
    return bytes
  }

  /// Whether its lines end as on Windows, as far as the first one tells.
  package var hasCarriageReturns: Bool { lines.first?.last == 0x0D }

  /// The lines without the carriage return that may stand at their end.
  package var bare: [[UInt8]] { lines.map(Self.bare) }

  static func bare(_ line: [UInt8]) -> [UInt8] { line.last == 0x0D ? line.dropLast() : line }
}
