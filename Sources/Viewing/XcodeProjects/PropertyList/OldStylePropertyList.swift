package import Compiling

/// Reads a property list in the old NeXT form, in which Xcode saves its projects, whoever wrote it.
///
/// It takes time in proportion to the text and no stack. The form is Apple's “Old-Style ASCII Property
/// Lists” (Property List Programming Guide).
package struct OldStylePropertyList {
  /// What is wrong with a text.
  package enum Damage: Error {
    /// It is no such list, or not the whole of one.
    case malformed
    /// Values nest deeper than anybody's.
    case tooDeep
  }

  /// A dictionary or an array that is still open.
  private struct Open {
    let isDictionary: Bool
    var values: [String: PropertyValue] = [:]
    /// What stands before the dictionary's next value.
    var key: String?
    /// Whether `=` stands behind the key.
    var hasEquals = false
    var items: [PropertyValue] = []
  }

  private let text: [UInt8]
  private let deepest: Int
  private var place = 0
  private var open: [Open] = []
  private var root: PropertyValue?

  private init(_ text: [UInt8], deepest: Int) {
    self.text = text
    self.deepest = deepest
  }

  /// The value that a list holds.
  ///
  /// - Parameter deepest: How many dictionaries and arrays may stand within each other.
  package static func value(of text: [UInt8], deepest: Int) throws(Damage) -> PropertyValue {
    var reader = OldStylePropertyList(text, deepest: deepest)
    try reader.readAll()
    guard let root = reader.root, reader.open.isEmpty else { throw .malformed }
    return root
  }

  private mutating func readAll() throws(Damage) {
    while try passSpace() {
      switch text[place] {
      case UInt8(ascii: "{"): try begin(isDictionary: true)
      case UInt8(ascii: "("): try begin(isDictionary: false)
      case UInt8(ascii: "}"): try end(isDictionary: true)
      case UInt8(ascii: ")"): try end(isDictionary: false)
      case UInt8(ascii: "="):
        guard let last = open.indices.last, open[last].key != nil, !open[last].hasEquals else {
          throw .malformed
        }
        open[last].hasEquals = true
        place += 1
      case UInt8(ascii: ";"):
        guard open.last?.isDictionary == true, open.last?.key == nil else { throw .malformed }
        place += 1
      case UInt8(ascii: ","):
        guard open.last?.isDictionary == false else { throw .malformed }
        place += 1
      case UInt8(ascii: "<"): try add(.text(try data()))
      default: try addWord(try word())
      }
    }
  }

  private mutating func begin(isDictionary: Bool) throws(Damage) {
    guard open.count < deepest else { throw .tooDeep }
    try requireRoom()
    open.append(Open(isDictionary: isDictionary))
    place += 1
  }

  private mutating func end(isDictionary: Bool) throws(Damage) {
    guard let closed = open.popLast(), closed.isDictionary == isDictionary, closed.key == nil else {
      throw .malformed
    }
    place += 1
    try add(isDictionary ? .dictionary(closed.values) : .array(closed.items))
  }

  /// A word is the next key of a dictionary, or a value.
  private mutating func addWord(_ word: String) throws(Damage) {
    if let last = open.indices.last, open[last].isDictionary, open[last].key == nil {
      open[last].key = word
    } else {
      try add(.text(word))
    }
  }

  private mutating func add(_ value: PropertyValue) throws(Damage) {
    try requireRoom()
    guard let last = open.indices.last else {
      root = value
      return
    }
    if let key = open[last].key {
      open[last].values[key] = value
      open[last].key = nil
      open[last].hasEquals = false
    } else {
      open[last].items.append(value)
    }
  }

  /// A value stands behind its key, in an array, or alone.
  private func requireRoom() throws(Damage) {
    let hasRoom = open.last.map { !$0.isDictionary || $0.hasEquals } ?? (root == nil)
    guard hasRoom else { throw .malformed }
  }
}

extension OldStylePropertyList {
  /// Goes behind spaces and comments; false at the end.
  private mutating func passSpace() throws(Damage) -> Bool {
    while place < text.count {
      if text[place] <= 0x20 {
        place += 1
      } else if text[place...].starts(with: "//".utf8) {
        while place < text.count, text[place] != 0x0A { place += 1 }
      } else if text[place...].starts(with: "/*".utf8) {
        place += 2
        while place < text.count, !text[place...].starts(with: "*/".utf8) { place += 1 }
        guard place < text.count else { throw .malformed }
        place += 2
      } else if place == 0, text.starts(with: "\u{FEFF}".utf8) {
        place += 3
      } else {
        return true
      }
    }
    return false
  }

  private mutating func word() throws(Damage) -> String {
    let quote = text[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = place
    while place < text.count, Self.isPlain(text[place]),
      !text[place...].starts(with: "/*".utf8)
    {
      place += 1
    }
    guard place > start else { throw .malformed }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case let other: "_$/:.-+@~!%^&*|?\\`#[]".utf8.contains(other) || other >= 0x80
    }
  }

  private mutating func quoted(by quote: UInt8) throws(Damage) -> String {
    place += 1
    var content: [UInt8] = []
    while place < text.count {
      let byte = text[place]
      place += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { content += try escaped() } else { content.append(byte) }
    }
    throw .malformed
  }

  /// What stands behind a backslash: `n`, `U00e9`, three octal digits, or the character itself.
  private mutating func escaped() throws(Damage) -> [UInt8] {
    guard place < text.count else { throw .malformed }
    let byte = text[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = String(decoding: text[place...].prefix(4), as: UTF8.self)
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return [UInt8(ascii: "?")]
      }
      place = min(place + 4, text.count)
      return Array(String(Character(scalar)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = text[(place - 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
      place += digits.count - 1
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0x3F
      return Array(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: number)))).utf8)
    default: return [byte]
    }
  }

  /// `<0fbd77 1c2735ae>`, as its digits.
  private mutating func data() throws(Damage) -> String {
    let start = place + 1
    while place < text.count, text[place] != UInt8(ascii: ">") { place += 1 }
    guard place < text.count else { throw .malformed }
    place += 1
    return String(decoding: text[start..<place - 1].filter { $0 > 0x20 }, as: UTF8.self)
  }
}
