import SourceText

/// The blocks around a place in a source file, as far as braces tell.
struct EnclosingBlocks {
  /// What stands before each open brace, from the last brace or line of statements on; the innermost
  /// block's first.
  let heads: [Substring]

  /// - Parameter offset: a place in the bytes.
  init(around offset: Int, in bytes: [UInt8]) {
    let scanner = SourceScanner(bytes)
    var heads: [Substring] = []
    var depth = 0
    for place in bytes.indices.prefix(offset).reversed() where scanner.kinds[place] == .code {
      switch bytes[place] {
      case UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "{") where depth > 0: depth -= 1
      case UInt8(ascii: "{"):
        let start =
          bytes[..<place].lastIndex { "{};".utf8.contains($0) }.map { $0 + 1 } ?? bytes.startIndex
        heads.append(Substring(decoding: bytes[start..<place], as: UTF8.self))
      default: break
      }
    }
    self.heads = heads
  }

  /// True in the body of a bundle of widgets: its builder has `if #available`, but no `else`.
  var isBundleBody: Bool {
    let declarations = heads.drop { $0.contains(/\bif\b[^\n]*#available/) }
    guard let body = declarations.first, let type = declarations.dropFirst().first else {
      return false
    }
    return body.contains(/\bvar\s+body\b/) && type.contains(/\bWidgetBundle\b/)
  }
}
