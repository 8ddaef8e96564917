import SwiftSource

/// Swift source as far as brackets and keywords go: enough to find statements and their blocks.
struct BracketedCode {
  private let bytes: [UInt8]
  private let kinds: [SourceScanner.Kind]
  /// For each bracket its partner's place.
  private let partners: [Int: Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    kinds = SourceScanner(bytes).kinds
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    for (place, byte) in bytes.enumerated() where kinds[place] == .code {
      if Self.isOpening(byte) { open.append(place) }
      if Self.isClosing(byte), let start = open.popLast() {
        partners[start] = place
        partners[place] = start
      }
    }
    self.partners = partners
  }

  private static func isOpening(_ byte: UInt8) -> Bool { "([{".utf8.contains(byte) }
  private static func isClosing(_ byte: UInt8) -> Bool { ")]}".utf8.contains(byte) }

  /// The statements that ask for availability, in the order of the source.
  var conditionalStatements: [ConditionalStatement] {
    bytes.indices.compactMap { place in
      guard
        bytes[place] == UInt8(ascii: "i") || bytes[place] == UInt8(ascii: "g")
          || bytes[place] == UInt8(ascii: "w")
      else { return nil }
      for keyword in ConditionalStatement.Keyword.allCases where isWord(keyword.rawValue, at: place)
      {
        return statement(keyword, at: place)
      }
      return nil
    }
  }

  /// Where the innermost block around a place ends, its closing brace not included.
  func endOfBlock(around place: Int) -> Int {
    var position = place
    while position < bytes.count {
      if kinds[position] == .code {
        if Self.isClosing(bytes[position]) { return position }
        if Self.isOpening(bytes[position]), let end = partners[position] { position = end }
      }
      position += 1
    }
    return bytes.count
  }

  private func statement(
    _ keyword: ConditionalStatement.Keyword, at start: Int
  ) -> ConditionalStatement? {
    let first = start + keyword.rawValue.utf8.count
    guard let (conditions, end) = conditions(from: first, endedByElse: keyword == .guard),
      conditions.contains(where: { $0.kind != .other })
    else { return nil }
    var opening = end
    if keyword == .guard { opening = nextCode(after: end + "else".utf8.count) ?? bytes.count }
    guard let body = block(at: opening) else { return nil }
    var statement = ConditionalStatement(
      keyword: keyword, start: start, conditions: conditions, body: body, end: body.upperBound)
    if keyword == .if, let word = nextCode(after: body.upperBound), isWord("else", at: word) {
      add(to: &statement, from: word + "else".utf8.count)
    }
    return statement
  }

  /// Adds what follows `else`.
  private func add(to statement: inout ConditionalStatement, from place: Int) {
    guard let next = nextCode(after: place) else { return }
    if isWord("if", at: next) {
      statement.alternative = .statement(next)
      statement.end = endOfIf(at: next)
    } else if let block = block(at: next) {
      statement.alternative = .block(block)
      statement.end = block.upperBound
    }
  }

  /// Behind the last brace of an `if` and everything that is chained to it.
  private func endOfIf(at start: Int) -> Int {
    var position = start
    while true {
      guard let (_, opening) = conditions(from: position + "if".utf8.count, endedByElse: false),
        let body = block(at: opening)
      else { return position }
      guard let word = nextCode(after: body.upperBound), isWord("else", at: word),
        let next = nextCode(after: word + "else".utf8.count)
      else { return body.upperBound }
      if isWord("if", at: next) {
        position = next
      } else {
        return block(at: next)?.upperBound ?? body.upperBound
      }
    }
  }

  private func block(at place: Int) -> Range<Int>? {
    guard bytes.indices.contains(place), bytes[place] == UInt8(ascii: "{"),
      let end = partners[place]
    else { return nil }
    return place..<end + 1
  }

  /// The conditions of a statement and where they end: at its opening brace, or at `else`.
  private func conditions(
    from start: Int, endedByElse: Bool
  ) -> (conditions: [ConditionalStatement.Condition], end: Int)? {
    var conditions: [ConditionalStatement.Condition] = []
    var begin = start
    var position = start
    while position < bytes.count {
      guard kinds[position] == .code else {
        position += 1
        continue
      }
      let byte = bytes[position]
      let isEnd = endedByElse ? isWord("else", at: position) : byte == UInt8(ascii: "{")
      if isEnd || byte == UInt8(ascii: ",") {
        guard let condition = condition(begin..<position) else { return nil }
        conditions.append(condition)
        if isEnd { return (conditions, position) }
        begin = position + 1
      } else if Self.isClosing(byte) {
        return nil
      } else if Self.isOpening(byte) {
        guard let end = partners[position] else { return nil }
        position = end
      }
      position += 1
    }
    return nil
  }

  private func condition(_ range: Range<Int>) -> ConditionalStatement.Condition? {
    let places = range.filter { kinds[$0] != .comment && !Self.isBlank(bytes[$0]) }
    guard let first = places.first, let last = places.last else { return nil }
    var condition = ConditionalStatement.Condition(kind: .other, range: first..<last + 1)
    for (word, kind) in [
      ("#available", ConditionalStatement.Condition.Kind.available), ("#unavailable", .unavailable),
    ] where bytes[first...].starts(with: word.utf8) && kinds[first] == .code {
      guard let opening = nextCode(after: first + word.utf8.count),
        bytes[opening] == UInt8(ascii: "("), partners[opening] == last
      else { continue }
      condition.kind = kind
      condition.platforms = platforms(opening + 1..<last)
    }
    return condition
  }

  private func platforms(_ range: Range<Int>) -> [ConditionalStatement.Platform] {
    let code = range.filter { kinds[$0] == .code }.map { bytes[$0] }
    return String(decoding: code, as: UTF8.self).split(separator: ",").compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2 else { return nil }
      return ConditionalStatement.Platform(name: String(words[0]), version: String(words[1]))
    }
  }

  /// The next place with code that is no blank.
  private func nextCode(after place: Int) -> Int? {
    bytes.indices[min(place, bytes.count)...].first {
      kinds[$0] == .code && !Self.isBlank(bytes[$0])
    }
  }

  private func isWord(_ word: String, at place: Int) -> Bool {
    guard bytes.indices.contains(place), kinds[place] == .code,
      bytes[place...].starts(with: word.utf8)
    else { return false }
    let end = place + word.utf8.count
    return (place == 0 || !Self.isNamePart(bytes[place - 1]))
      && (end == bytes.count || !Self.isNamePart(bytes[end]))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// True inside of names, and for what makes a keyword something else: `.if`, `#if`, `` `if` ``.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "#.`@$".utf8.contains(byte)
  }
}
