/// Reads Swift source into words, past comments, strings and interpolations.
struct SourceReader {
  private let characters: [Character]
  private var place = 0
  private var line = 1
  private var words: [SourceWord] = []
  /// Interpolations that are open, one in a string of the other.
  private var interpolations = 0

  /// Nobody nests more of them; each takes a piece of the stack.
  private static let mostInterpolations = 32

  static func words(of source: String) -> [SourceWord] {
    var reader = SourceReader(Array(source))
    reader.read()
    return reader.words
  }

  private init(_ characters: [Character]) {
    self.characters = characters
  }

  private mutating func read() {
    while place < characters.count {
      let character = characters[place]
      if character == "/", peek(1) == "/" {
        while place < characters.count, !characters[place].isNewline { place += 1 }
      } else if character == "/", peek(1) == "*" {
        skipComment()
      } else if character == "\"" || (character == "#" && isRawString) {
        readString()
      } else if character.isLetter || character == "_" || character == "@" {
        let start = place
        place += 1
        while let next = peek(0), next.isLetter || next.isNumber || next == "_" { place += 1 }
        append(.name(String(characters[start..<place])), from: start)
      } else {
        if !character.isWhitespace { append(.mark(character), from: place, to: place + 1) }
        advance()
      }
    }
  }

  private func peek(_ distance: Int) -> Character? {
    place + distance < characters.count ? characters[place + distance] : nil
  }

  private mutating func advance() {
    if characters[place].isNewline { line += 1 }
    place += 1
  }

  private mutating func append(
    _ content: SourceWord.Content, from start: Int, to end: Int? = nil, line: Int? = nil
  ) {
    words.append(
      SourceWord(content: content, line: line ?? self.line, range: start..<(end ?? place)))
  }

  private mutating func skipComment() {
    var depth = 0
    while place < characters.count {
      if characters[place] == "/", peek(1) == "*" {
        depth += 1
        place += 2
      } else if characters[place] == "*", peek(1) == "/" {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private var isRawString: Bool {
    // Of several in a row the first one has looked behind the last.
    if place > 0, characters[place - 1] == "#" { return false }
    var distance = 0
    while peek(distance) == "#" { distance += 1 }
    return peek(distance) == "\""
  }

  private func matches(_ text: [Character]) -> Bool {
    place + text.count <= characters.count
      && text.indices.allSatisfy { characters[place + $0] == text[$0] }
  }

  private mutating func readString() {
    let (start, startLine) = (place, line)
    var hashes: [Character] = []
    while peek(0) == "#" {
      hashes.append("#")
      place += 1
    }
    let isLong = peek(1) == "\"" && peek(2) == "\""
    let quotes: [Character] = isLong ? ["\"", "\"", "\""] : ["\""]
    place += quotes.count
    let end = quotes + hashes
    let escape: [Character] = ["\\"] + hashes
    var parts = [""]
    while place < characters.count, !matches(end) {
      // A string of one line that does not end there is a slip; the rest is read as source.
      if !isLong, characters[place].isNewline { break }
      guard matches(escape) else {
        parts[parts.count - 1].append(characters[place])
        advance()
        continue
      }
      place += escape.count
      if peek(0) == "(" {
        skipInterpolation()
        parts.append("")
      } else if place < characters.count {
        parts[parts.count - 1] += unescaped()
      }
    }
    place = min(place + end.count, characters.count)
    append(.string(parts), from: start, line: startLine)
  }

  /// The character of an escape sequence, whose backslash has been read.
  private mutating func unescaped() -> String {
    let character = characters[place]
    advance()
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u":
      guard peek(0) == "{" else { return "u" }
      var digits = ""
      place += 1
      while let next = peek(0), next != "}", !next.isNewline {
        digits.append(next)
        place += 1
      }
      if peek(0) == "}" { place += 1 }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    default: return character.isNewline ? "" : String(character)
    }
  }

  private mutating func skipInterpolation() {
    interpolations += 1
    defer { interpolations -= 1 }
    var depth = 0
    while place < characters.count {
      if characters[place] == "\"", interpolations < Self.mostInterpolations {
        // A string inside an interpolation is no text of its own.
        let count = words.count
        readString()
        words.removeLast(words.count - count)
        continue
      }
      if characters[place] == "(" { depth += 1 }
      if characters[place] == ")" { depth -= 1 }
      advance()
      if depth == 0 { return }
    }
  }
}
