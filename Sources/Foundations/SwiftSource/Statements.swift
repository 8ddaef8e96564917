extension SwiftFile {
  /// Returns the statements between a brace and its partner, as token indexes.
  ///
  /// A statement begins after the opening brace, and at each line that can't continue the line above.
  package func statements(inside open: Int) -> [Range<Int>] {
    guard self[open].isSign("{"), let close = self[open].partner, close > open + 1 else {
      return []
    }
    return statements(in: open + 1..<close)
  }

  /// The top-level statements of the file.
  package var statements: [Range<Int>] {
    tokens.isEmpty ? [] : statements(in: tokens.startIndex..<tokens.endIndex)
  }

  private func statements(in places: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = places.lowerBound
    var place = start
    while place < places.upperBound {
      if place > start, beginsStatement(at: place) {
        statements.append(start..<place)
        start = place
      }
      place = next(after: place)
    }
    statements.append(start..<places.upperBound)
    return statements
  }

  /// Returns whether a token begins a statement instead of continuing the line above.
  private func beginsStatement(at place: Int) -> Bool {
    let (before, token) = (self[place - 1], self[place])
    if before.isSign(";") { return true }
    guard token.startsLine else { return false }
    if token.isWord("else") || token.isWord("catch") || token.isWord("where") { return false }
    // `.padding()` and `+ 1` continue a statement; `!isOpen` begins a statement.
    if token.isOperator, !token.isSign("!"), !token.isSign("-") { return false }
    if [":", ",", "{", "?"].contains(where: token.isSign) { return false }
    if Self.wordsBeforeMore.contains(before.text) { return false }
    if before.isSign(",") || before.isSign(":") && !isCaseLabel(endingAt: place - 1) {
      return false
    }
    // An operator at the end of a line expects a right operand; `x!` doesn't.
    return !before.isOperator || isAdjacent(place - 1) || before.isSign(">")
  }

  /// The words that never end a statement, even at the end of a line.
  private static let wordsBeforeMore: Set = [
    "await", "case", "else", "for", "func", "guard", "if", "let", "switch", "try", "var", "while",
  ]

  /// Returns whether a colon ends a `case` or `default` label.
  private func isCaseLabel(endingAt colon: Int) -> Bool {
    var place = colon
    while place > 0 {
      if self[place].isWord("case") || self[place].isWord("default") { return true }
      if self[place].startsLine { return false }
      place -= 1
    }
    return false
  }

  /// Returns the tokens between a bracket and its partner, split at the commas.
  package func parts(inside open: Int) -> [Range<Int>] {
    guard self[open].isOpeningBracket, let close = self[open].partner else { return [] }
    var parts: [Range<Int>] = []
    var start = open + 1
    var place = open + 1
    while place < close {
      if self[place].isSign(",") {
        parts.append(start..<place)
        start = place + 1
      }
      place = next(after: place)
    }
    if start < close { parts.append(start..<close) }
    return parts
  }

  /// Returns whether a bracket begins a list, such as `[a, b]`, and not a subscript.
  package func beginsList(_ open: Int) -> Bool {
    guard self[open].isSign("["), self[open].partner != nil else { return false }
    guard open > 0, isAdjacent(open) else { return true }
    let before = self[open - 1]
    return before.isOpeningBracket || before.isOperator && !before.isSign(">")
  }

  /// Returns the operator at an index and its token indexes; nil if none begins there.
  ///
  /// The operator is between spaces or forms a range.
  package func binaryOperator(at place: Int) -> (text: String, places: Range<Int>)? {
    guard self[place].isOperator, !(place > 0 && self[place - 1].isOperator && isAdjacent(place))
    else { return nil }
    var end = place + 1
    while self[end].isOperator, isAdjacent(end) { end += 1 }
    let text = self.text(place..<end)
    let isApart = !isAdjacent(place) && !isAdjacent(end)
    return isApart || text == "..<" || text == "..." ? (text, place..<end) : nil
  }
}
