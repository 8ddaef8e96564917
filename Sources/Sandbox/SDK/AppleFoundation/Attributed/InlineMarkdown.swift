import Foundation

/// The Markdown in a string literal: emphasis, code, strikethrough and links.
package enum InlineMarkdown {
  package struct Span: Equatable {
    package var string: String
    package var isBold = false
    package var isItalic = false
    package var isCode = false
    package var isStruckThrough = false
    package var link: String?
    /// Whether the words agree grammatically with the number in the text.
    package var isInflected = false
  }

  package static func spans(of source: String) -> [Span] {
    guard source.contains(where: { "*_`~[\\".contains($0) }) else { return [Span(string: source)] }
    var parser = InlineMarkdownParser(source)
    return parser.spans()
  }
}

/// Parses inline Markdown from left to right; unmatched delimiters stay in the text.
struct InlineMarkdownParser {
  private enum Token {
    case text(String)
    /// A run of one delimiter that can open or close emphasis.
    case mark(Character, count: Int, opens: Bool, closes: Bool)
    case code(String)
    case link([InlineMarkdown.Span], address: String)
    case inflected([InlineMarkdown.Span])
  }

  private let characters: [Character]
  private var position = 0

  init(_ source: String) {
    characters = Array(source)
  }

  init(_ characters: ArraySlice<Character>) {
    self.characters = Array(characters)
  }

  mutating func spans() -> [InlineMarkdown.Span] {
    var tokens: [Token] = []
    while position < characters.count { tokens.append(nextToken()) }
    return Self.emphasized(tokens)
  }

  private mutating func nextToken() -> Token {
    let character = characters[position]
    switch character {
    case "\\"
    where position + 1 < characters.count && Self.escapable.contains(characters[position + 1]):
      position += 2
      return .text(String(characters[position - 1]))
    case "`":
      if let code = code() { return code }
    case "^" where position + 1 < characters.count && characters[position + 1] == "[":
      if let inflected = inflected() { return inflected }
    case "[":
      if let link = link() { return link }
    case "*", "_", "~":
      return mark(character)
    default: break
    }
    position += 1
    return .text(String(character))
  }

  private static let escapable: Set<Character> = Set("\\`*_{}[]()#+-.!~|<>\"'")

  private mutating func mark(_ character: Character) -> Token {
    let before = position > 0 ? characters[position - 1] : " "
    var end = position
    while end < characters.count, characters[end] == character { end += 1 }
    let after = end < characters.count ? characters[end] : " "
    let count = end - position
    position = end
    // An underscore inside a word is part of the word.
    let isInWord = character == "_" && before.isWordPart && after.isWordPart
    return .mark(
      character, count: count, opens: !after.isWhitespace && !isInWord,
      closes: !before.isWhitespace && !isInWord)
  }

  private mutating func code() -> Token? {
    var start = position
    while start < characters.count, characters[start] == "`" { start += 1 }
    let fence = start - position
    var end = start
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      var close = end
      while close < characters.count, characters[close] == "`" { close += 1 }
      if close - end == fence {
        position = close
        return .code(String(characters[start..<end]))
      }
      end = close
    }
    return nil
  }

  /// Parses `^[3 habit](inflect: true)`; other attributes don't change the text.
  private mutating func inflected() -> Token? {
    let start = position
    position += 1
    guard let close = matching("[", "]", from: position), close + 1 < characters.count,
      characters[close + 1] == "(", let end = matching("(", ")", from: close + 1)
    else {
      position = start
      return nil
    }
    var inner = InlineMarkdownParser(characters[(position + 1)..<close])
    let attributes = String(characters[(close + 2)..<end]).filter { !$0.isWhitespace }
    position = end + 1
    let asks = attributes.contains("inflect:true")
    return .inflected(
      inner.spans().map { span in
        var span = span
        span.isInflected = asks
        return span
      })
  }

  private mutating func link() -> Token? {
    guard let close = matching("[", "]", from: position), close + 1 < characters.count,
      characters[close + 1] == "(", let end = matching("(", ")", from: close + 1)
    else { return nil }
    var inner = InlineMarkdownParser(characters[(position + 1)..<close])
    let address = String(characters[(close + 2)..<end]).split(separator: " ").first.map(String.init)
    position = end + 1
    return .link(inner.spans(), address: address ?? "")
  }

  private func matching(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    for index in start..<characters.count {
      if characters[index] == open { depth += 1 }
      if characters[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Pairs opening and closing delimiters, innermost first.
  private static func emphasized(_ tokens: [Token]) -> [InlineMarkdown.Span] {
    var spans: [InlineMarkdown.Span] = []
    var open: [(character: Character, count: Int, index: Int)] = []

    func apply(_ character: Character, count: Int, from index: Int) {
      for position in index..<spans.count {
        switch (character, count) {
        case ("~", _): spans[position].isStruckThrough = true
        case (_, 1): spans[position].isItalic = true
        case (_, 2): spans[position].isBold = true
        default:
          spans[position].isBold = true
          spans[position].isItalic = true
        }
      }
    }

    for token in tokens {
      switch token {
      case .text(let string):
        spans.append(InlineMarkdown.Span(string: string))
      case .code(let string):
        spans.append(InlineMarkdown.Span(string: string, isCode: true))
      case .inflected(let inner): spans += inner
      case .link(let inner, let address):
        spans += inner.map { span in
          var span = span
          span.link = address
          return span
        }
      case .mark(let character, var count, let opens, let closes):
        while closes, count > 0, let partner = open.last(where: { $0.character == character }) {
          let used = min(3, min(count, partner.count))
          if character == "~", used < 1 { break }
          apply(character, count: used, from: partner.index + 1)
          open.removeAll { $0.index >= partner.index && $0.index != partner.index }
          if let last = open.indices.last {
            open[last].count -= used
            spans[partner.index].string = String(repeating: character, count: open[last].count)
            if open[last].count == 0 { open.removeLast() }
          }
          count -= used
        }
        guard count > 0 else { continue }
        // A delimiter is plain text until its counterpart is found.
        spans.append(InlineMarkdown.Span(string: String(repeating: character, count: count)))
        if opens { open.append((character, count, spans.count - 1)) }
      }
    }
    return joined(spans.filter { !$0.string.isEmpty })
  }

  private static func joined(_ spans: [InlineMarkdown.Span]) -> [InlineMarkdown.Span] {
    spans.reduce(into: []) { result, span in
      var previous = result.last
      previous?.string = span.string
      if previous == span, let last = result.indices.last {
        result[last].string += span.string
      } else {
        result.append(span)
      }
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
