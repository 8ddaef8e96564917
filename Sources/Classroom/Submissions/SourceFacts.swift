/// What is to be known of a file of Swift to tell versions of one answer from its parts.
struct SourceFacts: Sendable {
  /// Without any space: neither indentation nor line ends make a difference.
  var text: String
  /// The types that it declares for the whole module; two files that declare one do not go together.
  var types: Set<String> = []

  var isEmpty: Bool { text.isEmpty }

  init(_ bytes: [UInt8]) {
    // A mark of the byte order is no text.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    text = String(
      decoding: bytes.filter { $0 > 0x20 && $0 != 0x7F }, as: UTF8.self)
    var depth = 0
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if depth <= 0, let type = Self.type(declaredBy: line) { types.insert(type) }
      depth += Self.braces(in: line)
    }
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "open", "final", "indirect", "nonisolated", "distributed",
  ]

  /// How much deeper the code is behind a line than before it; near enough without reading all of Swift.
  private static func braces(in line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isText = false
    var last: UInt8 = 0
    for byte in line {
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isText.toggle() }
      if !isText {
        if byte == UInt8(ascii: "/"), last == byte { break }
        if byte == UInt8(ascii: "{") { count += 1 }
        if byte == UInt8(ascii: "}") { count -= 1 }
      }
      last = byte
    }
    return count
  }

  /// The type that a line declares.
  private static func type(declaredBy line: ArraySlice<UInt8>) -> String? {
    var isKind = false
    for word in line.prefix(400).split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
      if isKind {
        let name = word.prefix { byte in
          byte == UInt8(ascii: "_") || byte >= 0x80
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
      }
      let text = String(decoding: word, as: UTF8.self)
      isKind = kinds.contains(text)
      // What is private to its file may be there twice.
      guard isKind || modifiers.contains(text) || text.hasPrefix("@") else { return nil }
    }
    return nil
  }
}
