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
      if file[open].isSign("("), file[open - 1].kind == .word { names.append(file[open - 1].name) }
      place = open
    }
    return names
  }

  /// Returns a part that can be removed while its declaration or statement stays: an inherited type, an
  /// attribute, or one of several elements of a list.
  func dispensablePart(at place: Int) -> Range<Int>? {
    inheritedType(at: place) ?? attribute(at: place) ?? listElement(at: place)
  }

  private func listElement(at place: Int) -> Range<Int>? {
    guard let open = file[place].enclosing, file.beginsList(open) else { return nil }
    let parts = file.parts(inside: open)
    guard parts.count > 1, let number = parts.firstIndex(where: { $0.contains(place) }) else {
      return nil
    }
    return number + 1 < parts.count
      ? parts[number].lowerBound..<parts[number + 1].lowerBound
      : parts[number - 1].upperBound..<parts[number].upperBound
  }

  private func inheritedType(at place: Int) -> Range<Int>? {
    guard let head = typeHead(at: place) else { return nil }
    let (colon, end) = clause(of: head)
    guard let colon, colon < place, place < end else { return nil }
    let commas = separators(in: colon + 1..<end)
    let start = commas.last { $0 < place } ?? colon
    let next = commas.first { $0 > place }
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

  /// Returns an attribute of a type or function with its arguments; nil for a property, which needs its
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
    let isProperty = file[word].isWord("var") || file[word].isWord("let")
    let isDispensable = file[word].declaresName && !isProperty
    return isDispensable ? place..<end : nil
  }
}
