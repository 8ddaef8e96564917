import SwiftSource

/// A piece of code outside of comments and literals, which policies are held against.
struct CodeToken {
  enum Kind {
    /// A name or keyword; a name in backticks has lost them.
    case name
    /// Characters of operators that stand together, such as `==`.
    case operatorSign
    /// One character: a parenthesis, `@`, `#`, a comma.
    case punctuation
    /// A number or a piece of a string.
    case literal
  }

  let kind: Kind
  let text: String
  /// Where it begins, in bytes.
  let offset: Int
  let isEscaped: Bool

  init(_ kind: Kind, _ text: String, offset: Int, isEscaped: Bool = false) {
    self.kind = kind
    self.text = text
    self.offset = offset
    self.isEscaped = isEscaped
  }

  func `is`(_ text: String) -> Bool { self.text == text && !isEscaped }
}

/// The tokens of a source file, and where they stand.
struct CodeTokens {
  private let scanner: SourceScanner
  private(set) var all: [CodeToken] = []

  init(_ source: [UInt8]) {
    let bytes = PlainSpaces.made(in: source)
    scanner = SourceScanner(bytes)
    all.reserveCapacity(bytes.count / 6)
    bytes.withUnsafeBufferPointer { source in
      var position = 0
      while position < source.count { scan(source, &position) }
    }
  }

  /// The token at `index`, or an empty one beyond the ends.
  subscript(index: Int) -> CodeToken {
    index >= 0 && index < all.count ? all[index] : CodeToken(.literal, "", offset: 0)
  }

  /// What stands between a token and the one before it: spaces and comments; nil beyond the ends.
  func bytes(before index: Int) -> ArraySlice<UInt8>? {
    guard all.indices.contains(index), index > 0 else { return nil }
    let previous = all[index - 1]
    let length = previous.text.utf8.count + (previous.isEscaped ? 2 : 0)
    // How long a literal is, its token does not tell.
    let end = previous.kind == .literal ? all[index].offset : previous.offset + length
    return scanner.bytes[min(end, all[index].offset)..<all[index].offset]
  }

  /// Line and column in bytes of a token, both from 1.
  func place(of token: CodeToken) -> (line: Int, column: Int) { place(ofByte: token.offset) }

  /// Line and column of a byte, both from 1.
  func place(ofByte offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, scanner.bytes.count)
    where scanner.bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  private mutating func scan(_ source: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
    let start = position
    let kind = scanner.kinds[start]
    let first = source[start]
    guard kind == .code else {
      while position < source.count, scanner.kinds[position] == kind { position += 1 }
      if kind == .literal { all.append(CodeToken(.literal, "", offset: start)) }
      return
    }
    position += 1
    if first <= 0x20 { return }
    if let length = Self.signLength(source, start) {
      position = start + length
      all.append(CodeToken(.operatorSign, text(source, start, position), offset: start))
    } else if SourceScanner.isWord(first) {
      while isCode(position), SourceScanner.isWord(source[position]),
        Self.signLength(source, position) == nil
      {
        position += 1
      }
      let isNumber = first >= 0x30 && first <= 0x39
      all.append(
        CodeToken(isNumber ? .literal : .name, text(source, start, position), offset: start))
    } else if first == UInt8(ascii: "`") {
      while isCode(position), source[position] != first, source[position] >= 0x20 { position += 1 }
      all.append(
        CodeToken(.name, text(source, start + 1, position), offset: start, isEscaped: true))
      if isCode(position), source[position] == first { position += 1 }
    } else if Self.isOperator(first) {
      while isCode(position), Self.isOperator(source[position]) { position += 1 }
      all.append(CodeToken(.operatorSign, text(source, start, position), offset: start))
    } else {
      all.append(CodeToken(.punctuation, text(source, start, position), offset: start))
    }
  }

  private func isCode(_ position: Int) -> Bool {
    position < scanner.kinds.count && scanner.kinds[position] == .code
  }

  private func text(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[start..<end]), as: UTF8.self)
  }

  /// The bytes of a sign beyond ASCII that operators are made of, such as `•`: a word ends before it.
  private static func signLength(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    func bits(_ place: Int) -> UInt32 { UInt32(source[place] & 0x3f) }
    let first = source[start]
    switch first {
    // A file may end within a character.
    case 0xc2 where start + 1 < source.count, 0xc3 where start + 1 < source.count:
      let value = UInt32(first & 0x1f) << 6 | bits(start + 1)
      return twoByteSigns.contains(value) ? 2 : nil
    case 0xe2 where start + 2 < source.count, 0xe3 where start + 2 < source.count:
      let value = UInt32(first & 0x0f) << 12 | bits(start + 1) << 6 | bits(start + 2)
      return threeByteSigns.contains { $0.contains(value) } ? 3 : nil
    default: return nil
    }
  }

  /// The signs with which an operator may begin, by The Swift Programming Language.
  private static let twoByteSigns: Set<UInt32> = Set(0xa1...0xa7).union([
    0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7,
  ])
  private static let threeByteSigns: [ClosedRange<UInt32>] = [
    0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e,
    0x2190...0x23ff, 0x2500...0x2775, 0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003,
    0x3008...0x3020, 0x3030...0x3030,
  ]

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    // ! % & * + - . / < = > ? ^ | ~
    case 0x21, 0x25, 0x26, 0x2a, 0x2b, 0x2d, 0x2e, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f, 0x5e, 0x7c, 0x7e:
      true
    default: false
    }
  }
}
