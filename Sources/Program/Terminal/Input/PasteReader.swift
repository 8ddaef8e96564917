/// Separates pasted from typed input on terminals that mark pastes (bracketed paste).
///
/// A long paste appears as a short placeholder in the edited line and is restored once the line is complete.
/// Its characters never act as keys, and its lines stay together. Late responses from the terminal are
/// dropped.
package struct PasteReader {
  /// The sequences that turn bracketed paste on and off.
  package static let manner = ScreenManner(entry: "\u{1B}[?2004h", exit: "\u{1B}[?2004l")

  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)
  /// The longest paste shown in full, in bytes: libedit redraws the line at every key press.
  private static let longestShown = 200
  /// The character shown for a line break.
  static let lineBreak: Character = "⏎"

  /// Bytes that may begin a paste mark or a terminal response.
  private var begun: [UInt8] = []
  private var pasted: [UInt8]?
  /// Long pastes by their placeholder.
  private var long: [String: String] = [:]
  private let isUnicode: Bool

  package init(isUnicode: Bool = true) {
    self.isUnicode = isUnicode
  }

  /// Takes a byte of input and returns the bytes for the editor; none while more input must follow.
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

  /// Returns bytes held back as a possible mark that turned out to be a key, such as Escape.
  package mutating func takeHeldBack() -> [UInt8] {
    defer { begun = [] }
    return begun
  }

  var holdsBack: Bool { !begun.isEmpty }

  var isPasting: Bool { pasted != nil }

  private mutating func takePasted(_ byte: UInt8) -> [UInt8] {
    pasted?.append(byte)
    guard byte == Self.end.last, let bytes = pasted, bytes.suffix(Self.end.count) == Self.end[...]
    else { return [] }
    pasted = nil
    return Array(shown(String(decoding: bytes.dropLast(Self.end.count), as: UTF8.self)).utf8)
  }

  /// Returns the text that the edited line shows for a paste.
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

  /// Returns whether a line contains placeholders for pastes.
  func hasSigns(in line: String) -> Bool { long.keys.contains { line.contains($0) } }

  /// Returns the edited line with all pasted text restored.
  package func restored(_ line: String) -> String {
    long.reduce(line.replacing(String(Self.lineBreak), with: "\n")) { line, paste in
      line.replacing(paste.key, with: paste.value)
    }
  }
}
