import SwiftSource

/// Mutants with missing modifiers, statements or elements, and with inverted conditions.
extension MutantMaker {
  func modifiers(at place: Int) -> [Mutant] {
    guard source[place].isSign("."), source[place + 1].kind == .word, place > 0,
      source[place + 2].isSign("("), source.isAdjacent(place + 2)
    else { return [] }
    let before = source[place - 1]
    guard before.isClosingBracket || source[place].startsLine && before.kind != .sign else {
      return []
    }
    var end = source.next(after: place + 2)
    while let close = closure(at: end) { end = close }
    return [mutant(.modifier, place..<end)]
  }

  /// Returns the position after a trailing closure, or nil if there is none.
  private func closure(at place: Int) -> Int? {
    if source[place].isSign("{"), !source[place].startsLine { return source.next(after: place) }
    return source.endOfLabelledClosure(at: place)
  }

  func elements(at place: Int) -> [Mutant] {
    guard source.beginsList(place) else { return [] }
    let parts = source.parts(inside: place)
    return parts.indices.filter { owns(parts[$0].lowerBound) }.map { number in
      // Also drop a comma: the one after the element or, for the last element, the one before it.
      let isLast = number == parts.count - 1
      let dropped =
        number > 0 && isLast
        ? parts[number - 1].upperBound..<parts[number].upperBound
        : isLast
          ? parts[number] : parts[number].lowerBound..<parts[number + 1].lowerBound
      return mutant(.element, dropped)
    }
  }

  func policies(at place: Int) -> [Mutant] {
    guard source[place].isWord("policy"), source[place + 1].isSign(":"),
      let open = source[place].enclosing,
      let part = source.parts(inside: open).first(where: { $0.lowerBound == place })
    else { return [] }
    let value = place + 2..<part.upperBound
    guard !value.isEmpty else { return [] }
    return [".atEnd", ".never"].filter { $0 != source.text(value) }
      .map { mutant(.policy, value, by: $0) }
  }

  func conditions(at place: Int) -> [Mutant] {
    if ["if", "guard", "while"].contains(where: source[place].isWord) {
      return turned(from: place + 1)
    }
    return branches(at: place)
  }

  /// Returns a mutant that inverts the condition at a position.
  private func turned(from start: Int) -> [Mutant] {
    var end = start
    while end < source.tokens.count, !source[end].isSign("{"), !source[end].isWord("else") {
      end = source.next(after: end)
    }
    let condition = source.tokens[start..<max(start, min(end, source.tokens.count))]
    guard let first = condition.first, first.mark == nil,
      !condition.contains(word: "let", "var", "case"),
      !condition.contains(where: { $0.isSign(",") && $0.enclosing == first.enclosing })
    else { return [] }
    let text = source.text(start..<end)
    let isPlain = end == start + 1 || first.isSign("(") && first.partner == end - 1
    let turned =
      first.isSign("!") && end == start + 2
      ? source.text(start + 1..<end) : isPlain ? "!\(text)" : "!(\(text))"
    return [mutant(.condition, start..<end, by: turned)]
  }

  /// Returns a mutant that swaps the branches of `condition ? one : other`.
  private func branches(at place: Int) -> [Mutant] {
    guard source[place].isSign("?"), !source.isAdjacent(place), !source[place + 1].isSign("?")
    else { return [] }
    var colon = place + 1
    while !source[colon].isSign(":"), colon < source.tokens.count {
      // A nested ternary operator.
      if source[colon].isSign("?") || source[colon].isClosingBracket { return [] }
      colon = source.next(after: colon)
    }
    var end = colon + 1
    while end < source.tokens.count, !source[end].isClosingBracket, !source[end].isSign(","),
      !source[end].isSign("{"), !source[end].isSign("?"), source[end].kind != .literalPart,
      !(end > colon + 1 && source[end].startsLine && !source[end].isSign("."))
    {
      end = source.next(after: end)
    }
    guard colon > place + 1, end > colon + 1, source[end].isSign("?") == false else { return [] }
    let (one, other) = (source.text(place + 1..<colon), source.text(colon + 1..<end))
    return one == other ? [] : [mutant(.condition, place + 1..<end, by: "\(other) : \(one)")]
  }

  func arguments(at place: Int) -> [Mutant] {
    guard source[place].kind == .word, source[place].mark == nil, source[place + 1].isSign("("),
      source.isAdjacent(place + 1), !(place > 0 && source[place - 1].declaresName),
      !source[place].isWord("init")
    else { return [] }
    let values = source.parts(inside: place + 1).map { part in
      source[part.lowerBound + 1].isSign(":") && part.count > 2
        ? part.lowerBound + 2..<part.upperBound : part
    }
    guard values.count > 1, let first = values.first, !values[1].isEmpty, !first.isEmpty,
      source[first.lowerBound].kind == source[values[1].lowerBound].kind,
      source.text(first) != source.text(values[1])
    else { return [] }
    let second = values[1]
    let between = source.text(first.upperBound..<second.lowerBound)
    return [
      mutant(
        .arguments, first.lowerBound..<second.upperBound,
        by: "\(source.text(second))\(between) \(source.text(first))")
    ]
  }

  func statements() -> [Mutant] {
    source.tokens.indices.filter { source[$0].isSign("{") && !typeBraces.contains($0) }
      .flatMap { source.statements(inside: $0) }
      .compactMap(withoutParameters)
      .filter { statement in
        let first = source[statement.lowerBound]
        return statement.allSatisfy(owns) && first.mark == nil && !first.isClosingBracket
          && !Self.kept.contains(first.text)
      }
      .map { mutant(.statement, $0) }
  }

  /// Returns a statement's tokens without the parameters of a closure, or nil if nothing remains.
  private func withoutParameters(_ statement: Range<Int>) -> Range<Int>? {
    guard !source[statement.lowerBound].isWord("for"),
      let word = statement.first(where: {
        source[$0].isWord("in") && source[$0].enclosing == source[statement.lowerBound].enclosing
      })
    else { return statement }
    return word + 1 < statement.upperBound ? word + 1..<statement.upperBound : nil
  }

  /// Keywords that begin statements needed for the code to compile.
  private static let kept: Set = [
    "let", "var", "return", "case", "default", "import", "init", "get", "set", "static",
    "private", "mutating", "in", "func",
  ]
}
