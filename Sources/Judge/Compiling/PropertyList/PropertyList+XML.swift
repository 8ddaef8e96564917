extension PropertyList {
  mutating func readXML() throws(Damage) {
    var isInside = false
    while try passMisc() {
      let tag = try tag()
      switch tag.name {
      case "plist" where tag.isEnd:
        guard isInside, isClosed, !(try passMisc()) else { throw .malformed }
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
    case ("dict", true), ("array", true): try end(isDictionary: tag.name == "dict")
    case ("key", false): try add(key: try content(of: tag))
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
}

extension PropertyList {
  /// A tag: `<dict>`, `</dict>` or `<dict/>`.
  private struct Tag {
    var name: String
    var isEnd: Bool
    var isEmpty: Bool
  }

  /// Skips spaces, comments and declarations; returns false at the end.
  private mutating func passMisc() throws(Damage) -> Bool {
    while place < text.count {
      if Self.isSpace(text[place]) {
        place += 1
      } else if isNext("<!--") {
        place += 4
        try pass(through: "-->")
      } else if isNext("<?") {
        try pass(through: "?>")
      } else if isNext("<!DOCTYPE") {
        let start = place
        try pass(through: ">")
        // Reject a document type that declares entities, because real property lists don't declare any.
        guard !text[start..<place].contains(UInt8(ascii: "[")) else { throw .malformed }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func tag() throws(Damage) -> Tag {
    guard isNext("<") else { throw .malformed }
    place += 1
    let isEnd = isNext("/")
    if isEnd { place += 1 }
    let start = place
    while place < text.count, Self.isLetter(text[place]) { place += 1 }
    let name = String(decoding: text[start..<place], as: UTF8.self)
    let rest = place
    try pass(through: ">")
    let attributes = text[rest..<place - 1]
    // A property list has no attribute except its version.
    guard !name.isEmpty, attributes.count < 200, !attributes.contains(UInt8(ascii: "<")) else {
      throw .malformed
    }
    return Tag(name: name, isEnd: isEnd, isEmpty: attributes.last == UInt8(ascii: "/"))
  }

  /// Reads the text up to an element's end, with `&` entities replaced.
  private mutating func content(of tag: Tag) throws(Damage) -> String {
    guard !tag.isEmpty else { return "" }
    var content: [UInt8] = []
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "&"): content += try character()
      case UInt8(ascii: "<") where isNext("<!--"):
        place += 4
        try pass(through: "-->")
      case UInt8(ascii: "<") where isNext("<![CDATA["):
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

  /// Reads `&amp;`, `&#38;` or `&#x26;`.
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
