import SwiftSource

extension OmittedFile {
  /// The start of a type declaration: its keyword and its opening brace.
  struct TypeHead {
    let keyword: Int
    let brace: Int
  }

  /// Returns the declaration whose name, inherited types or `where` clause contain a token.
  func typeHead(at place: Int) -> TypeHead? {
    let level = file[place].enclosing
    guard let brace = typeBraces.filter({ $0 > place && file[$0].enclosing == level }).min() else {
      return nil
    }
    let keyword = (0...place).reversed().prefix { !file[$0].isBrace }.first { place in
      file[place].declaresName && file[place].enclosing == level
    }
    // If another declaration or brace comes between them, the token isn't part of the type's head.
    guard let keyword,
      !(keyword + 1..<brace).contains(where: { file[$0].isBrace || file[$0].declaresName })
    else { return nil }
    return TypeHead(keyword: keyword, brace: brace)
  }

  /// Returns the names of the calls at a location, innermost first: the name at the location, then the calls
  /// whose arguments contain it.
  func callees(line: Int, column: Int?) -> [String] {
    guard var place = token(line: line, column: column) else { return [] }
    var names = file[place].kind == .word ? [file[place].name] : []
    while let open = file[place].enclosing, !file[open].isSign("{") {
      let callee = file[open - 1]
      let isName = callee.kind == .word && (!callee.isKeyword || callee.isWord("init"))
      if file[open].isSign("("), isName { names.append(callee.name) }
      place = open
    }
    return names
  }

  /// Returns a part that can be removed while its declaration or statement stays: an inherited type, an
  /// attribute, one of several elements of a list, a parameter or an operand of `??`.
  func dispensablePart(at place: Int) -> Range<Int>? {
    inheritedType(at: place) ?? attribute(at: place) ?? listElement(at: place)
      ?? parameter(at: place) ?? optionalOperand(at: place)
  }

  private func listElement(at place: Int) -> Range<Int>? {
    guard let open = file[place].enclosing, file.beginsList(open) else { return nil }
    let parts = file.parts(inside: open)
    guard parts.count > 1, let number = parts.firstIndex(where: { $0.contains(place) }) else {
      return nil
    }
    return part(number, of: parts)
  }

  /// Returns one of the parts between commas, with a comma beside it.
  func part(_ number: Int, of parts: [Range<Int>]) -> Range<Int> {
    if number + 1 < parts.count { return parts[number].lowerBound..<parts[number + 1].lowerBound }
    let start = number > 0 ? parts[number - 1].upperBound : parts[number].lowerBound
    return start..<parts[number].upperBound
  }

  /// Returns the parameter around a token, if it has a default value or is one of several of an initializer.
  private func parameter(at place: Int) -> Range<Int>? {
    var bracket = file[place].enclosing
    while let open = bracket, file[open].isSign("(") {
      let isInitializer =
        file[open - 1].isWord("init") && !file[open - 2].isSign(".")
        || file[open - 1].isSign("?") && file[open - 2].isWord("init")
      if isInitializer || file[open - 2].isWord("func") {
        let parts = file.parts(inside: open)
        guard let number = parts.firstIndex(where: { $0.contains(place) }),
          isInitializer && parts.count > 1
            || parts[number].contains(where: { file[$0].isSign("=") && file[$0].enclosing == open })
        else { return nil }
        return part(number, of: parts)
      }
      bracket = file[open].enclosing
    }
    return nil
  }

  /// Returns an operand with the `??` after it.
  private func optionalOperand(at place: Int) -> Range<Int>? {
    var inner = place
    while true {
      if let operand = operand(around: inner) { return operand }
      guard let open = file[inner].enclosing, !file[open].isSign("{") else { return nil }
      inner = open
    }
  }

  /// Returns the operand around a token with the `??` after it, between brackets, commas and other operators.
  private func operand(around place: Int) -> Range<Int>? {
    let level = file[place].enclosing
    let end = level.flatMap { file[$0].partner } ?? file.tokens.count
    var next = file.next(after: place)
    while next < end, !(file[next].isSign("?") && file.stands("?", "?", at: next)) {
      let ends = [",", ";", ":", "=", "{"].contains(where: file[next].isSign)
      let isNextStatement = file[next].startsLine && !file[next].isSign(".")
      if ends || isNextStatement || file.binaryOperator(at: next) != nil { return nil }
      next = file.next(after: next)
    }
    guard next < end, !file.isAdjacent(next), file.isAdjacent(next + 1) else { return nil }
    var start = place
    while start > 0, file[start - 1].enclosing == level || file[start - 1].isClosingBracket {
      let before = start - 1
      if file[before].isClosingBracket, !file[before].isBrace, let open = file[before].partner {
        start = open
        continue
      }
      let ends =
        file[start].startsLine && !file[start].isSign(".") || file[before].isBrace
        || [",", ";", ":", "="].contains(where: file[before].isSign)
        || Self.wordsBeforeOperands.contains(file[before].text) || endsBinaryOperator(before)
      if ends { break }
      start = before
    }
    return start..<next + 2
  }

  private static let wordsBeforeOperands: Set = [
    "return", "in", "if", "guard", "while", "switch", "case", "let", "var", "try", "await", "else",
  ]

  private func endsBinaryOperator(_ place: Int) -> Bool {
    var start = place
    while start > 0, file[start].isOperator, file[start - 1].isOperator, file.isAdjacent(start) {
      start -= 1
    }
    return file.binaryOperator(at: start) != nil
  }

  private func inheritedType(at place: Int) -> Range<Int>? {
    guard let head = typeHead(at: place) else { return nil }
    let (colon, end) = clause(of: head)
    guard let colon, colon < place, place < end else { return nil }
    let commas = separators(in: colon + 1..<end)
    let start = commas.last { $0 < place } ?? colon
    let next = commas.first { $0 > place && !isBlank($0) }
    // The first of several types is removed with the comma after it, and any other with the sign before it.
    let isFirst = file.tokens[colon + 1..<start + 1].indices.allSatisfy(isBlank)
    if isFirst { return next.map { start + 1..<$0 + 1 } ?? colon..<end }
    return start..<(next ?? end)
  }

  /// Returns the colon before the inherited types, and the end of the types.
  private func clause(of head: TypeHead) -> (colon: Int?, end: Int) {
    var depth = 0
    var colon: Int?
    for place in head.keyword..<head.brace where file[place].enclosing == file[head.brace].enclosing
    {
      let token = file[place]
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      if token.isWord("where") { return (colon, place) }
      if depth == 0, colon == nil, token.isSign(":") { colon = place }
    }
    return (colon, head.brace)
  }

  private func separators(in places: Range<Int>) -> [Int] {
    var depth = 0
    return places.filter { place in
      if file[place].isSign("<") { depth += 1 }
      if file[place].isSign(">") { depth -= 1 }
      return depth == 0 && file[place].isSign(",")
        && file[place].enclosing == file[places.lowerBound].enclosing
    }
  }

  /// Returns an attribute with its arguments; nil for a property without an initial value, which needs its
  /// wrapper.
  private func attribute(at place: Int) -> Range<Int>? {
    guard file[place].mark == "@" else { return nil }
    var end = place + 1
    if file[end].isSign("("), file.isAdjacent(end) { end = file.next(after: end) }
    var word = end
    while file[word].kind == .word, !file[word].declaresName, file[word].text != "init" {
      word += 1
      if file[word].isSign("("), file.isAdjacent(word) { word = file.next(after: word) }
    }
    guard file[word].declaresName else { return nil }
    let isProperty = file[word].isWord("var") || file[word].isWord("let")
    return !isProperty || hasInitialValue(word) ? place..<end : nil
  }

  /// Whether a property has an initial value, as written or as an optional variable.
  private func hasInitialValue(_ keyword: Int) -> Bool {
    var place = keyword + 1
    let level = file[keyword].enclosing
    while file[place].enclosing == level, place < file.tokens.count {
      if file[place].isSign("=") { return true }
      let isOfNextLine = file[place].startsLine && ![".", ":"].contains(where: file[place].isSign)
      if file[place].isBrace || isOfNextLine && place > keyword + 1 { break }
      place = file.next(after: place)
    }
    return file[keyword].isWord("var") && file[place - 1].isSign("?")
  }
}
