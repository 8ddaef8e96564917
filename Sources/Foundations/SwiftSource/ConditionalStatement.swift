/// An `if`, `guard` or `while` statement, with its parts as token indexes.
package struct ConditionalStatement: Hashable, Sendable {
  package enum Keyword: String, Sendable { case `if`, `guard`, `while` }

  package struct Condition: Hashable, Sendable {
    package enum Kind: Sendable { case available, unavailable, other }

    package let kind: Kind
    package let places: Range<Int>
    /// The platforms in an availability condition; empty for other conditions.
    package var platforms: [Platform] = []
  }

  package struct Platform: Hashable, Sendable {
    package let name: String
    /// The version as written, such as `16.0`.
    package let version: String
  }

  package enum Alternative: Hashable, Sendable {
    /// An `else { … }` block, including its braces.
    case block(Range<Int>)
    /// An `else if` statement, with the index of its `if`.
    case statement(Int)
  }

  package let keyword: Keyword
  package let start: Int
  package let conditions: [Condition]
  /// The block with its braces; for a `guard`, the `else` block.
  package let body: Range<Int>
  package let alternative: Alternative?
  /// The index after the last brace of the statement and its `else` branches.
  package let end: Int
}

extension ConditionalStatement.Condition {
  /// The iOS version in the condition, for apps or app extensions.
  package var version: String? { platforms.first(where: \.isPhone)?.version }
}

extension ConditionalStatement.Platform {
  /// Whether the platform is iOS, for apps or app extensions.
  package var isPhone: Bool { ["iOS", "iOSApplicationExtension"].contains(name) }
}

extension SwiftFile {
  /// All `if`, `guard` and `while` statements, in file order.
  package var conditionalStatements: [ConditionalStatement] {
    // In reverse, so that the end of an `else if` is known before the statement it belongs to.
    var ends: [Int: Int] = [:]
    var found: [ConditionalStatement] = []
    for place in tokens.indices.reversed() {
      guard let statement = conditionalStatement(at: place, ends) else { continue }
      ends[place] = statement.end
      found.append(statement)
    }
    return found.reversed()
  }

  private func conditionalStatement(at start: Int, _ ends: [Int: Int]) -> ConditionalStatement? {
    guard tokens[start].kind == .word,
      let keyword = ConditionalStatement.Keyword(rawValue: tokens[start].text),
      start == 0 || !tokens[start - 1].isSign("."),
      let (conditions, open) = conditions(of: keyword, from: start + 1), let body = block(at: open)
    else { return nil }
    var alternative: ConditionalStatement.Alternative?
    var end = body.upperBound
    if keyword == .if, self[end].isWord("else") {
      if self[end + 1].isWord("if") {
        alternative = .statement(end + 1)
        end = ends[end + 1] ?? end
      } else if let block = block(at: end + 1) {
        alternative = .block(block)
        end = block.upperBound
      }
    }
    return ConditionalStatement(
      keyword: keyword, start: start, conditions: conditions, body: body, alternative: alternative,
      end: end)
  }

  private func block(at place: Int) -> Range<Int>? {
    guard self[place].isSign("{"), let close = tokens[place].partner else { return nil }
    return place..<close + 1
  }

  /// Returns a statement's conditions and the index of the brace that opens its block.
  private func conditions(
    of keyword: ConditionalStatement.Keyword, from start: Int
  ) -> (conditions: [ConditionalStatement.Condition], block: Int)? {
    var conditions: [ConditionalStatement.Condition] = []
    var first = start
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      let isEnd = keyword == .guard ? token.isWord("else") : token.isSign("{")
      if isEnd || token.isSign(",") {
        guard first < place else { return nil }
        conditions.append(condition(first..<place))
        if isEnd { return (conditions, keyword == .guard ? place + 1 : place) }
        first = place + 1
      } else if token.isClosingBracket || token.isSign(";") {
        return nil
      } else if token.kind == .word,
        ConditionalStatement.Keyword(rawValue: token.text) != nil, !tokens[place - 1].isSign(".")
      {
        // A condition can contain another statement only inside brackets.
        return nil
      }
      place = next(after: place)
    }
    return nil
  }

  private func condition(_ places: Range<Int>) -> ConditionalStatement.Condition {
    let word = tokens[places.lowerBound]
    let open = places.lowerBound + 1
    guard word.isWord("#available") || word.isWord("#unavailable"), self[open].isSign("("),
      tokens[open].partner == places.upperBound - 1
    else { return ConditionalStatement.Condition(kind: .other, places: places) }
    return ConditionalStatement.Condition(
      kind: word.isWord("#available") ? .available : .unavailable, places: places,
      platforms: platforms(in: open))
  }

  /// Returns the platforms listed in parentheses, such as `iOS 16.0, *`.
  func platforms(in open: Int) -> [ConditionalStatement.Platform] {
    inside(open).split { $0.isSign(",") }.compactMap { part in
      part.count < 2
        ? nil
        : part.first.map { name in
          ConditionalStatement.Platform(
            name: name.text, version: part.dropFirst().map(\.text).joined())
        }
    }
  }
}
