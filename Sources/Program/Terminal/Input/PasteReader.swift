/// Tells what is pasted from what is typed, where the terminal puts marks around it.
///
/// A paste of any length becomes a few signs in the line that is edited, and itself again once the line is whole:
/// nothing of it is taken for keys, and its lines stay together. What the terminal says of itself, late, is
/// nobody's input.
package struct PasteReader {
  /// What the terminal is asked for, and what takes that back.
  package static let manner = ScreenManner(entry: "\u{1B}[?2004h", exit: "\u{1B}[?2004l")

  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)
  /// Longer pastes are not shown in the line, which the editor draws anew at every key.
  private static let longestShown = 200
  /// Stands for a line break in the line.
  static let lineBreak: Character = "⏎"

  /// What may be the beginning of a mark, or of what the terminal says.
  private var begun: [UInt8] = []
  private var pasted: [UInt8]?
  /// Long pastes by what stands for them.
  private var long: [String: String] = [:]
  private let isUnicode: Bool

  package init(isUnicode: Bool = true) {
    self.isUnicode = isUnicode
  }

  /// The bytes that a byte of the terminal's makes, for the editor; none while more is to come.
  package mutating func take(_ byte: UInt8) -> [UInt8] {
    if pasted != nil { return takePasted(byte) }
    begun.append(byte)
    if begun == Self.start {
      begun = []
      pasted = []
      return []
    }
    if Self.start.starts(with: begun) { return [] }
    switch TerminalAnswer.reading(begun) {
    case .begun: return []
    case .whole:
      begun = []
      return []
    case .other:
      defer { begun = [] }
      return begun
    }
  }

  /// What was held back in case it began a mark: a key by itself, such as Escape.
  package mutating func takeHeldBack() -> [UInt8] {
    defer { begun = [] }
    return begun
  }

  var holdsBack: Bool { !begun.isEmpty }

  /// Whether a paste has begun and not ended.
  var isPasting: Bool { pasted != nil }

  private mutating func takePasted(_ byte: UInt8) -> [UInt8] {
    pasted?.append(byte)
    guard byte == Self.end.last, let bytes = pasted, bytes.suffix(Self.end.count) == Self.end[...]
    else { return [] }
    pasted = nil
    return Array(shown(String(decoding: bytes.dropLast(Self.end.count), as: UTF8.self)).utf8)
  }

  /// What stands in the line for a paste.
  private mutating func shown(_ text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .replacing("\t", with: "  ")
    var kept = String(
      String.UnicodeScalarView(
        lines.unicodeScalars.filter { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F }))
    while kept.last == "\n" { kept.removeLast() }
    let count = kept.count { $0 == "\n" } + 1
    if kept.utf8.count <= Self.longestShown, count == 1 || isUnicode {
      return kept.replacing("\n", with: String(Self.lineBreak))
    }
    let number = long.isEmpty ? "" : " #\(long.count + 1)"
    let sign = count > 1 ? "[\(count) lines\(number)]" : "[\(kept.count) letters\(number)]"
    long[sign] = kept
    return sign
  }

  /// Whether signs stand in a line for what was pasted.
  func hasSigns(in line: String) -> Bool { long.keys.contains { line.contains($0) } }

  /// A line that was edited with everything that was pasted into it.
  package func restored(_ line: String) -> String {
    long.reduce(line.replacing(String(Self.lineBreak), with: "\n")) { line, paste in
      line.replacing(paste.key, with: paste.value)
    }
  }
}
