/// Colours Swift source line by line, well enough for reading; it judges nothing.
package struct SwiftHighlighter {
  /// What a line's end leaves open for the next line.
  private enum Open: Equatable {
    case nothing
    /// A block comment, nested this deep.
    case comment(depth: Int)
    /// A string of three quotation marks, with this many number signs.
    case text(signs: Int)
  }

  private var open: Open = .nothing

  package init() {}

  /// The line in colours; lines of one file are given in order.
  package mutating func highlight(line: String) -> StyledText {
    var scanner = Scanner(line)
    var result = StyledText()
    while !scanner.isAtEnd {
      switch open {
      case .comment(let depth): result.append(scanner.takeComment(depth: depth, open: &open))
      case .text(let signs): result.append(scanner.takeLongText(signs: signs, open: &open))
      case .nothing: result.append(scanner.takeToken(open: &open))
      }
    }
    return result
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect",
    "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open",
    "operator", "override", "package", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  private struct Scanner {
    private let characters: [Character]
    private var position = 0

    init(_ line: String) {
      characters = Array(line)
    }

    var isAtEnd: Bool { position >= characters.count }

    private func peek(_ offset: Int = 0) -> Character? {
      let place = position + offset
      return characters.indices.contains(place) ? characters[place] : nil
    }

    private func starts(with text: String, at offset: Int = 0) -> Bool {
      var place = offset
      for character in text {
        if peek(place) != character { return false }
        place += 1
      }
      return true
    }

    private mutating func take(_ count: Int) -> String {
      let end = min(position + count, characters.count)
      defer { position = end }
      return String(characters[position..<end])
    }

    private mutating func take(while matches: (Character) -> Bool) -> String {
      var count = 0
      while let next = peek(count), matches(next) { count += 1 }
      return take(count)
    }

    mutating func takeToken(open: inout Open) -> StyledText.Run {
      guard let first = peek() else { return StyledText.Run("") }
      if starts(with: "//") { return StyledText.Run(take(characters.count), Style(.comment)) }
      if starts(with: "/*") {
        open = .comment(depth: 1)
        return StyledText.Run(take(2), Style(.comment))
      }
      if first == "\"" { return takeText(signs: 0, open: &open) }
      if first == "#" { return takeNumberSign(open: &open) }
      if first == "@" {
        return StyledText.Run(take(1) + takeWord(), Style(.keyword))
      }
      if first.isNumber { return StyledText.Run(takeNumber(), Style(.number)) }
      if isWordStart(first) {
        let isMember = position > 0 && characters[position - 1] == "."
        return word(takeWord(), isMember: isMember)
      }
      return StyledText.Run(take(1))
    }

    private func isWordStart(_ character: Character) -> Bool {
      character.isLetter || character == "_" || character == "`"
    }

    private mutating func takeWord() -> String {
      take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    }

    private mutating func takeNumber() -> String {
      var number = take { $0.isHexDigit || $0 == "_" || $0 == "x" || $0 == "o" }
      if peek() == ".", peek(1)?.isNumber == true {
        number += take(1) + take { $0.isNumber || $0 == "_" }
      }
      return number
    }

    private func word(_ word: String, isMember: Bool) -> StyledText.Run {
      if !isMember, SwiftHighlighter.keywords.contains(word) {
        return StyledText.Run(word, Style(.keyword))
      }
      return StyledText.Run(word, word.first?.isUppercase == true ? Style(.typeName) : .plain)
    }

    private mutating func takeNumberSign(open: inout Open) -> StyledText.Run {
      var signs = 0
      while peek(signs) == "#" { signs += 1 }
      if peek(signs) == "\"" { return takeText(signs: signs, open: &open) }
      return StyledText.Run(take(signs) + takeWord(), Style(.keyword))
    }

    private mutating func takeText(signs: Int, open: inout Open) -> StyledText.Run {
      if starts(with: "\"\"\"", at: signs) {
        open = .text(signs: signs)
        return StyledText.Run(take(signs + 3), Style(.string))
      }
      let end = "\"" + String(repeating: "#", count: signs)
      var count = signs + 1
      while peek(count) != nil, !starts(with: end, at: count) {
        count += peek(count) == "\\" && signs == 0 ? 2 : 1
      }
      return StyledText.Run(take(count + end.count), Style(.string))
    }

    mutating func takeLongText(signs: Int, open: inout Open) -> StyledText.Run {
      let end = "\"\"\"" + String(repeating: "#", count: signs)
      var count = 0
      while peek(count) != nil, !starts(with: end, at: count) { count += 1 }
      if peek(count) != nil {
        open = .nothing
        count += end.count
      }
      return StyledText.Run(take(count), Style(.string))
    }

    mutating func takeComment(depth: Int, open: inout Open) -> StyledText.Run {
      var depth = depth
      var count = 0
      while depth > 0, peek(count) != nil {
        if starts(with: "*/", at: count) {
          depth -= 1
          count += 2
        } else if starts(with: "/*", at: count) {
          depth += 1
          count += 2
        } else {
          count += 1
        }
      }
      open = depth == 0 ? .nothing : .comment(depth: depth)
      return StyledText.Run(take(count), Style(.comment))
    }
  }
}
