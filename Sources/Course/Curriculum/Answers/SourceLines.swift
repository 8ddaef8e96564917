/// Text split into lines, with every byte preserved.
package struct SourceLines: Hashable, Sendable {
  /// The lines without line feeds.
  package var lines: [[UInt8]]
  /// Whether the last line ends with a line feed.
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

  package var bytes: [UInt8] {
    var bytes = Array(lines.joined(separator: [0x0A]))
    if endsWithBreak, !lines.isEmpty { bytes.append(0x0A) }
    return bytes
  }

  /// Whether the first line has a Windows line ending.
  package var hasCarriageReturns: Bool { lines.first?.last == 0x0D }

  /// The lines without carriage returns at their ends.
  package var bare: [[UInt8]] { lines.map(Self.bare) }

  static func bare(_ line: [UInt8]) -> [UInt8] { line.last == 0x0D ? line.dropLast() : line }
}
