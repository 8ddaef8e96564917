import SwiftSyntax

/// Source text in which stretches are blanked out: every line and column stays where it was, so
/// that compiler messages still point to the learner's own file.
struct BlankedText {
  private var bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Replaces everything from `start` up to `end` by spaces; line breaks stay.
  mutating func blank(from start: AbsolutePosition, to end: AbsolutePosition) {
    for offset in start.utf8Offset..<end.utf8Offset
    where bytes[offset] != UInt8(ascii: "\n") && bytes[offset] != UInt8(ascii: "\r") {
      bytes[offset] = UInt8(ascii: " ")
    }
  }

  /// Blanks a stretch and writes `text`, which must fit, at its start.
  mutating func overwrite(from start: AbsolutePosition, to end: AbsolutePosition, with text: String)
  {
    blank(from: start, to: end)
    for (offset, byte) in text.utf8.enumerated() where start.utf8Offset + offset < end.utf8Offset {
      bytes[start.utf8Offset + offset] = byte
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
