import SwiftSource

/// The blocks around a place in a source file, as far as braces tell.
struct EnclosingBlocks {
  /// The words before each open brace, from the last brace or semicolon on; the innermost block's first.
  private let heads: [[Substring]]

  /// Bytes before a brace that are looked at: nobody's declaration is longer.
  private static let longestHead = 500

  /// Takes time in proportion to the bytes before the place, whatever they are.
  ///
  /// - Parameter offset: a place in the bytes.
  init(around offset: Int, in bytes: [UInt8]) {
    guard ReadingBudget.allows(offset) else {
      heads = []
      return
    }
    // What stands behind the place tells nothing of what is around it.
    let scanner = SourceScanner(Array(bytes.prefix(offset)))
    var heads: [[Substring]] = []
    var depth = 0
    /// The code before an open brace that was met, from its end.
    var head: [UInt8]?
    func finishHead() {
      if let read = head {
        heads.append(Self.words(of: String(decoding: read.reversed(), as: UTF8.self)))
      }
      head = nil
    }
    for place in scanner.bytes.indices.reversed() {
      // A comment parts words as a space does.
      let byte = scanner.kinds[place] == .code ? scanner.bytes[place] : UInt8(ascii: " ")
      switch byte {
      case UInt8(ascii: "}"):
        finishHead()
        depth += 1
      case UInt8(ascii: "{"):
        finishHead()
        if depth > 0 { depth -= 1 } else { head = [] }
      case UInt8(ascii: ";"): finishHead()
      default:
        guard let count = head?.count, count < Self.longestHead else { continue }
        // Where much space stands, one is as good.
        if byte == UInt8(ascii: " "), head?.last == byte { continue }
        head?.append(byte)
      }
    }
    finishHead()
    self.heads = heads
  }

  private static func words(of head: String) -> [Substring] {
    head.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "#") }
  }

  /// True in the body of a bundle of widgets: its builder has `if #available`, but no `else`.
  var isBundleBody: Bool {
    let declarations = heads.drop { $0.contains("if") && $0.contains("#available") }
    guard let body = declarations.first, let type = declarations.dropFirst().first else {
      return false
    }
    return zip(body, body.dropFirst()).contains { $0 == ("var", "body") }
      && type.contains("WidgetBundle")
  }
}
