/// Reads a property list in XML, as Xcode saves them, whoever wrote it.
///
/// It takes time in proportion to the text and no stack: Foundation's parser goes as deep as elements
/// nest, and a comment is enough to hide from others how deep that is.
package struct PropertyListText {
  /// What is wrong with a text.
  package enum Damage: Error {
    /// It is no property list in XML, or not the whole of one.
    case malformed
    /// Elements nest deeper than anybody's.
    case tooDeep
  }

  /// A dictionary or an array that is still open.
  private struct Open {
    var isDictionary: Bool
    var values: [String: PropertyValue] = [:]
    /// What stands before the dictionary's next value.
    var key: String?
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

  /// The value that a property list holds.
  ///
  /// - Parameter deepest: How many dictionaries and arrays may stand within each other.
  package static func value(
    of text: [UInt8], deepest: Int
  ) throws(Damage) -> PropertyValue {
    var reader = PropertyListText(text, deepest: deepest)
    try reader.readAll()
    guard let root = reader.root, reader.open.isEmpty else { throw .malformed }
    return root
  }

  private mutating func readAll() throws(Damage) {
    var isInside = false
    skip("\u{FEFF}")
    while try passMisc() {
      let tag = try tag()
      switch tag.name {
      case "plist" where tag.isEnd:
        guard isInside, open.isEmpty, !(try passMisc()) else { throw .malformed }
        return
      case "plist":
        guard !isInside, !tag.isEmpty else { throw .malformed }
        isInside = true
      default:
        guard isInside else { throw .malformed }
        try read(tag)
      }
    }
    throw .malformed
  }

  private mutating func read(_ tag: Tag) throws(Damage) {
    switch (tag.name, tag.isEnd) {
    case ("dict", false) where tag.isEmpty: try add(.dictionary([:]))
    case ("array", false) where tag.isEmpty: try add(.array([]))
    case ("dict", false), ("array", false): try begin(isDictionary: tag.name == "dict")
    case ("dict", true), ("array", true):
      guard let closed = open.popLast(), closed.isDictionary == (tag.name == "dict"),
        closed.key == nil
      else { throw .malformed }
      try add(closed.isDictionary ? .dictionary(closed.values) : .array(closed.items))
    case ("key", false):
      let key = try content(of: tag)
      guard let last = open.indices.last, open[last].isDictionary, open[last].key == nil else {
        throw .malformed
      }
      open[last].key = key
    case ("true", false), ("false", false):
      let isTrue = tag.name == "true"
      guard try content(of: tag).allSatisfy(\.isWhitespace) else { throw .malformed }
      try add(.bool(isTrue))
    case ("string", false), ("date", false), ("data", false): try add(.text(try content(of: tag)))
    case ("integer", false), ("real", false):
      let words = try content(of: tag).split(whereSeparator: \.isWhitespace)
      guard words.count == 1 else { throw .malformed }
      if let number = Int(words[0]) {
        try add(.integer(number))
      } else if let number = Double(words[0]), number.isFinite {
        try add(.real(number))
      } else {
        throw .malformed
      }
    default: throw .malformed
    }
  }

  private mutating func begin(isDictionary: Bool) throws(Damage) {
    guard open.count < deepest else { throw .tooDeep }
    try requireRoom()
    open.append(Open(isDictionary: isDictionary))
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
    } else {
      open[last].items.append(value)
    }
  }

  /// A value stands behind its key, in an array, or alone.
  private func requireRoom() throws(Damage) {
    let hasRoom = open.last.map { !$0.isDictionary || $0.key != nil } ?? (root == nil)
    guard hasRoom else { throw .malformed }
  }
}

extension PropertyListText {
  /// `<dict>`, `</dict>` or `<dict/>`.
  private struct Tag {
    var name: String
    var isEnd: Bool
    var isEmpty: Bool
  }

  private func stands(_ words: String) -> Bool { text[place...].starts(with: words.utf8) }

  private mutating func skip(_ words: String) {
    if stands(words) { place += words.utf8.count }
  }

  /// Goes behind the next such words.
  private mutating func pass(through words: String) throws(Damage) {
    let words = Array(words.utf8)
    while place + words.count <= text.count {
      if text[place] == words[0], text[place...].starts(with: words) {
        place += words.count
        return
      }
      place += 1
    }
    throw .malformed
  }

  /// Goes behind spaces, comments and what is said about the document; false at the end.
  private mutating func passMisc() throws(Damage) -> Bool {
    while place < text.count {
      if Self.isSpace(text[place]) {
        place += 1
      } else if stands("<!--") {
        place += 4
        try pass(through: "-->")
      } else if stands("<?") {
        try pass(through: "?>")
      } else if stands("<!DOCTYPE") {
        let start = place
        try pass(through: ">")
        // Nobody's property list declares anything.
        guard !text[start..<place].contains(UInt8(ascii: "[")) else { throw .malformed }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func tag() throws(Damage) -> Tag {
    guard stands("<") else { throw .malformed }
    place += 1
    let isEnd = stands("/")
    if isEnd { place += 1 }
    let start = place
    while place < text.count, Self.isLetter(text[place]) { place += 1 }
    let name = String(decoding: text[start..<place], as: UTF8.self)
    let rest = place
    try pass(through: ">")
    let attributes = text[rest..<place - 1]
    // A property list has no attribute but its version.
    guard !name.isEmpty, attributes.count < 200, !attributes.contains(UInt8(ascii: "<")) else {
      throw .malformed
    }
    return Tag(name: name, isEnd: isEnd, isEmpty: attributes.last == UInt8(ascii: "/"))
  }

  /// The text up to an element's end; what `&` stands for is put in.
  private mutating func content(of tag: Tag) throws(Damage) -> String {
    guard !tag.isEmpty else { return "" }
    var content: [UInt8] = []
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "&"): content += try character()
      case UInt8(ascii: "<") where stands("<!--"):
        place += 4
        try pass(through: "-->")
      case UInt8(ascii: "<") where stands("<![CDATA["):
        place += 9
        let start = place
        try pass(through: "]]>")
        content += text[start..<place - 3]
      case UInt8(ascii: "<"):
        let end = try self.tag()
        guard end.isEnd, end.name == tag.name else { throw .malformed }
        return String(decoding: content, as: UTF8.self)
      default:
        content.append(text[place])
        place += 1
      }
    }
    throw .malformed
  }

  private static let characters = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// `&amp;`, `&#38;`, `&#x26;`.
  private mutating func character() throws(Damage) -> [UInt8] {
    let longest = 12
    let name = text[(place + 1)...].prefix(longest).prefix { $0 != UInt8(ascii: ";") }
    guard name.count < longest, name.endIndex < text.count else { throw .malformed }
    place = name.endIndex + 1
    let word = String(decoding: name, as: UTF8.self)
    if let known = Self.characters[word] { return Array(known.utf8) }
    guard word.first == "#" else { throw .malformed }
    let digits = word.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let scalar = number.flatMap(Unicode.Scalar.init) else { throw .malformed }
    return Array(String(Character(scalar)).utf8)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
