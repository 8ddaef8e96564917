import SwiftSource

extension OmittedFile {
  /// A removal that is smaller than a statement.
  struct Cut {
    var blanks: [Range<Int>] = []
    /// The opening brace of a block, and the statement that replaces its contents.
    var block: (brace: Int, text: String)?
  }

  /// Returns a removal that leaves what a statement does without an absent value.
  ///
  /// A view loses only its modifier, a condition takes its other branch, and a `do` block fails.
  func cut(_ statement: Range<Int>, at place: Int) -> Cut? {
    if let modifier = modifier(at: place, in: statement) { return Cut(blanks: [modifier]) }
    if let blanks = otherBranch(of: statement, at: place) { return Cut(blanks: blanks) }
    return failingBlock(of: statement).map { Cut(block: ($0, Self.failure)) }
  }

  // MARK: - Modifiers

  /// Returns the modifier whose name is at a place; nil for any other name.
  func modifier(at place: Int) -> Range<Int>? {
    guard file[place].kind == .word, file[place - 1].isSign("."), !isOut(at: place),
      let brace = enclosingBrace(of: place),
      let statement = whole(file.statements(inside: brace)).first(where: { $0.contains(place) }),
      let modifier = modifier(at: place, in: statement), modifier.lowerBound == place - 1
    else { return nil }
    return modifier
  }

  /// Returns the modifier around a token, such as `.font(.body)`, in a chain of calls that is a whole
  /// statement.
  private func modifier(at place: Int, in statement: Range<Int>) -> Range<Int>? {
    guard let body = memberBody(around: place), hasOpaqueResult(ofBody: body) else { return nil }
    var start = expression(in: statement)
    guard file[start].kind == .word, !file[start].isWord("case") else { return nil }
    // An `#if` in a chain begins with a modifier.
    let isInChain =
      file[start].mark == "#" && file[file.directive(at: start).upperBound].isSign(".")
    if isInChain { start = file.directive(at: start).upperBound - 1 }
    var dots: [Int] = []
    var next = start + 1
    while next < statement.upperBound {
      if file[next].isSign("."), file[next + 1].kind == .word {
        dots.append(next)
        next += 2
      } else if file[next].isOpeningBracket {
        next = file.next(after: next)
      } else if file[next].kind == .word, file[next + 1].isSign(":"), next > start + 1 {
        // The label of a trailing closure.
        next += 2
      } else {
        return nil
      }
    }
    guard let number = dots.lastIndex(where: { $0 <= place }) else { return nil }
    let dot = dots[number]
    // `Color.brand` and `self.content` aren't modified views.
    let isMember =
      dot == start + 1 && !isInChain && (file[start].isWord("self") || file[start].isCapitalized)
    guard !isMember, file[dot + 2].isSign("(") || file[dot + 2].isSign("{") else { return nil }
    return dot..<(number + 1 < dots.count ? dots[number + 1] : statement.upperBound)
  }

  /// Returns the start of a statement without `return` and the parameters of the closure that it begins.
  private func expression(in statement: Range<Int>) -> Int {
    var start = statement.lowerBound
    let level = file[start].enclosing
    if !file[start].isWord("for"),
      let word = statement.first(where: { file[$0].isWord("in") && file[$0].enclosing == level })
    {
      start = word + 1
    }
    return start + (file[start].isWord("return") ? 1 : 0)
  }

  // MARK: - Conditions

  /// Returns the blanks that leave the branch for a condition that isn't true.
  private func otherBranch(of statement: Range<Int>, at place: Int) -> [Range<Int>]? {
    let start = statement.lowerBound
    if file[start].isWord("guard") { return failedGuard(statement, at: place) }
    guard file[start].isWord("if") else { return nil }
    var condition = start
    while let open = brace(in: condition..<statement.upperBound), let close = file[open].partner {
      let other = close + 1
      let hasOther = other < statement.upperBound && file[other].isWord("else")
      if (condition..<open).contains(place) {
        let isFirst = condition == start || isBlank(condition - 1)
        guard hasOther, !isBlank(other) else {
          return isFirst ? nil : [condition - 1..<other]
        }
        // Conditions after this one may be blank already.
        let next = (other + 1..<statement.upperBound).first { !isBlank($0) } ?? other + 1
        if file[next].isWord("if") || !isFirst { return [condition..<other + 1] }
        guard let end = file[next].partner, !stops(in: next..<end) else { return nil }
        return [condition..<next + 1, end..<end + 1]
      }
      guard hasOther, file[other + 1].isWord("if") else { return nil }
      condition = other + 1
    }
    return nil
  }

  /// Returns the blanks that leave only what a `guard` does before it leaves the block.
  ///
  /// Returns nil for a plain `return`, because the rest of the block may not depend on the condition.
  private func failedGuard(_ statement: Range<Int>, at place: Int) -> [Range<Int>]? {
    guard let open = brace(in: statement), place < open, let close = file[open].partner,
      open + 2 < close, !stops(in: open..<close), let block = file[open].enclosing,
      file[block].isSign("{"), let end = file[block].partner
    else { return nil }
    let label = file.statements(inside: block).first {
      $0.lowerBound >= statement.upperBound && labelEnd(of: $0) != nil
    }
    let rest = close..<(label?.lowerBound ?? end)
    let hasDirectives = rest.contains { file[$0].mark == "#" }
    return hasDirectives ? nil : [statement.lowerBound..<open + 1, rest]
  }

  /// Returns the first opening brace of a statement that isn't inside other brackets.
  private func brace(in places: Range<Int>) -> Int? {
    let level = file[places.lowerBound].enclosing
    return places.first { file[$0].isSign("{") && file[$0].enclosing == level }
  }

  /// Whether code ends the process.
  private func stops(in places: Range<Int>) -> Bool {
    places.contains {
      ["fatalError", "preconditionFailure", "assertionFailure"].contains(file[$0].text)
    }
  }

  // MARK: - Errors

  /// Returns the opening brace of the `do` block that a throwing statement leaves if it fails.
  ///
  /// Returns nil if nothing in the block depends on the statement.
  private func failingBlock(of statement: Range<Int>) -> Int? {
    let start = statement.lowerBound
    let level = file[start].enclosing
    let isThrowing = statement.contains { place in
      file[place].isWord("try") && enclosingBrace(of: place) == level
        && !(file.isAdjacent(place + 1) && file[place + 1].isOperator)
    }
    let gives =
      ["let", "var", "async", "return"].contains(file[start].text)
      || statement.contains {
        file[$0].enclosing == level && file.binaryOperator(at: $0)?.text == "="
      }
    guard isThrowing, gives else { return nil }
    var block = level
    while let open = block, file[open].isSign("{"), !typeBraces.contains(open) {
      if file[open - 1].isWord("do"), let close = file[open].partner,
        file[close + 1].isWord("catch")
      {
        let handler = (close + 1..<file.tokens.count).first { file[$0].isSign("{") }
        let end = handler.flatMap { file[$0].partner } ?? close
        return pieces.bodies[open] == nil && !stops(in: close..<end) ? open : nil
      }
      guard isControlFlow(open) else { return nil }
      block = file[open].enclosing
    }
    return nil
  }

  /// Whether a brace opens a branch or loop, and not a closure or function.
  private func isControlFlow(_ open: Int) -> Bool {
    let words: Set = ["if", "else", "for", "while", "guard", "switch", "do", "catch", "repeat"]
    if words.contains(file[open - 1].text) { return true }
    let block = file[open].enclosing
    let statements = block.map(file.statements(inside:)) ?? file.statements
    return statements.first { $0.contains(open) }.map { words.contains(file[$0.lowerBound].text) }
      ?? false
  }

  /// Returns the `return` statement of a `guard` in a body, on one line.
  func earlyReturn(inBody open: Int) -> String? {
    file.statements(inside: open).lazy.filter { file[$0.lowerBound].isWord("guard") }
      .compactMap { statement -> String? in
        guard let brace = brace(in: statement), file[brace + 1].isWord("return"),
          let close = file[brace].partner, close > brace + 2
        else { return nil }
        let text = file.text(brace + 1..<close)
        return text.contains(where: \.isNewline) ? nil : text
      }.first
  }

  // MARK: - Cases

  /// Returns the index of the colon after a `case` or `default` label; nil for another statement.
  private func labelEnd(of statement: Range<Int>) -> Int? {
    let start = statement.lowerBound
    guard ["case", "default", "@unknown"].contains(file[start].text) else { return nil }
    return statement.first { file[$0].isSign(":") && file[$0].enclosing == file[start].enclosing }
  }

  /// Separates a statement from the `case` label on its line.
  func withoutLabel(_ statement: Range<Int>) -> [Range<Int>] {
    guard let colon = labelEnd(of: statement), colon + 1 < statement.upperBound else {
      return [statement]
    }
    return [statement.lowerBound..<colon + 1, colon + 1..<statement.upperBound]
  }

  /// Statements for cases without any other, so that values don't fall to the `default` case.
  var caseFillers: [SourceEdit] {
    guard !pieces.blanks.isEmpty else { return [] }
    return file.tokens.indices.filter { file[$0].isWord("switch") }.flatMap { place in
      brace(in: place..<file.tokens.count).map(fillers) ?? []
    }
  }

  private func fillers(inSwitch open: Int) -> [SourceEdit] {
    guard let close = file[open].partner, !isOut(at: open) else { return [] }
    let labels = file.statements(inside: open).compactMap { statement in
      labelEnd(of: statement).map { (start: statement.lowerBound, colon: $0) }
    }
    return labels.indices.compactMap { number in
      let colon = labels[number].colon
      let contents = colon + 1..<(number + 1 < labels.count ? labels[number + 1].start : close)
      guard !contents.isEmpty, !isBlank(colon), contents.allSatisfy(isBlank) else { return nil }
      let end = file[colon].range.upperBound
      return SourceEdit(end..<end, " " + filler(for: contents, inSwitch: open))
    }
  }

  /// Returns a statement for a case: a value, if the removed statement was one.
  private func filler(for contents: Range<Int>, inSwitch open: Int) -> String {
    let nothing = "let _ = ()"
    guard let body = memberBody(around: open), let value = emptyValue(ofBody: body) else {
      return nothing
    }
    if file[contents.lowerBound].isWord("return") { return value }
    let isResult =
      enclosingBrace(of: open) == body && file.statements(inside: body).count == 1
      && value.hasPrefix("return ") && !hasOpaqueResult(ofBody: body)
    return isResult ? String(value.dropFirst("return ".count)) : nothing
  }
}

extension CodeToken {
  fileprivate var isCapitalized: Bool { text.first?.isUppercase ?? false }
}
