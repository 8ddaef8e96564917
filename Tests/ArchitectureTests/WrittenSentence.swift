import SwiftSource

/// A sentence in the source, with each language's text and values.
struct WrittenSentence {
  struct Half {
    /// The text of the literals, with an object replacement character for each value.
    fileprivate(set) var text = ""
    /// The inserted values, as written.
    fileprivate(set) var values: [String] = []
    /// Whether the text has parts other than literals.
    fileprivate(set) var isComputed = false

    /// Values that are only a name, such as `file` or `match.1`, or the number of a plural.
    var plainValues: Set<String> {
      Set(values.compactMap { Self.plainName(in: $0) })
    }

    /// Commands to type, in backticks.
    var commands: Set<String> {
      // A multi-line literal can continue a line after a backslash.
      let joined = text.replacing(/\\\n\s*/, with: "")
      return Set(joined.matches(of: /`([^`]*)`/).map { String($0.1) })
    }

    static let value: Character = "\u{FFFC}"

    private static func plainName(in value: String) -> String? {
      let named = value.wholeMatch(of: /(?:count|plural|points):([\w.\[\]]+)(?:,.*)?/)
      if let named { return String(named.1) }
      let plain = value.wholeMatch(of: /[\w.\[\]]+/)
      return plain.map { String($0.0) }
    }
  }

  let place: String
  let english: Half
  /// The Korean text, or `nil` without a translation.
  let korean: Half?

  /// Returns the sentences of a file, including nested sentences.
  static func all(in source: String, of file: String) -> [WrittenSentence] {
    let tokens = SwiftFile(source).tokens
    return tokens.indices.compactMap { index in
      guard begins(at: index, in: tokens) else { return nil }
      return WrittenSentence(tokens, at: index, of: file)
    }
  }

  private static func begins(at index: Int, in tokens: [CodeToken]) -> Bool {
    tokens[index].kind == .word && tokens[index].text == "Sentence" && index + 1 < tokens.count
      && tokens[index + 1].text == "("
  }

  /// - Parameter index: The position of `Sentence`. The result is `nil` for verbatim text, which has no
  ///   languages.
  private init?(_ tokens: [CodeToken], at index: Int, of file: String) {
    var depth = 0
    var halves = [Half()]
    var place = index + 2
    if place < tokens.count, tokens[place].text == "verbatim" { return nil }
    while place < tokens.count, depth >= 0 {
      let token = tokens[place]
      if depth == 0, token.text == ",", token.kind == .sign {
        guard halves.count == 1, place + 2 < tokens.count, tokens[place + 1].text == "ko" else {
          return nil
        }
        halves.append(Half())
        place += 3
        continue
      }
      if Self.begins(at: place, in: tokens) {
        // A nested sentence is parsed separately.
        place = Self.end(of: place + 1, in: tokens)
        continue
      }
      if token.kind == .literal || token.kind == .literalPart {
        halves[halves.count - 1].append(token.text)
        if place + 1 < tokens.count, tokens[place + 1].text == "(" {
          let end = Self.end(of: place + 1, in: tokens)
          halves[halves.count - 1].append(value: tokens[place + 2..<end - 1])
          place = end
          continue
        }
      } else if depth == 0, token.text != "+", token.text != ")" {
        halves[halves.count - 1].isComputed = true
      }
      if token.kind == .sign { depth += Self.step(token.text) }
      place += 1
    }
    // Other initializers, such as `Sentence(arguments:)`, compose a sentence from parts.
    guard halves.count == 2 || !halves[0].isComputed && !halves[0].text.isEmpty else { return nil }
    self.place = "\(file):\(tokens[index].line)"
    english = halves[0]
    korean = halves.count == 2 ? halves[1] : nil
  }

  private static func step(_ sign: String) -> Int {
    switch sign {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  /// Returns the position after the bracket that closes the bracket at `open`.
  private static func end(of open: Int, in tokens: [CodeToken]) -> Int {
    var depth = 0
    for place in tokens.indices[open...] where tokens[place].kind == .sign {
      depth += step(tokens[place].text)
      if depth == 0 { return place + 1 }
    }
    return tokens.count
  }
}

extension WrittenSentence.Half {
  fileprivate mutating func append(_ literal: String) {
    var words = literal[...]
    // A part between two values keeps the backslash of the next value.
    if words.hasSuffix("\\") { words = words.dropLast() }
    text += words.replacing("\\\"", with: "").replacing("\"", with: "")
  }

  fileprivate mutating func append(value tokens: ArraySlice<CodeToken>) {
    text.append(Self.value)
    values.append(tokens.map(\.text).joined())
  }
}
