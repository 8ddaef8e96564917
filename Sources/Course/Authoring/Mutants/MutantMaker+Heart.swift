import SwiftSource

/// Mutants that are correct only for the values in the checks.
///
/// A learner who has seen the checks or another learner's verdicts could submit such code.
///
/// Checks that use `inputs` catch these mutants.
extension MutantMaker {
  /// An input of the code: a parameter, or a property that is set from outside.
  private struct Given {
    var name: String
    var type: String
  }

  func byHeart() -> [Mutant] {
    let types = source.types.flatMap { type -> [Mutant] in
      let given = properties(of: type)
      return type.members.flatMap { member in
        mutants(in: member, given: given.filter { $0.name != member.name } + parameters(of: member))
      }
    }
    return types + source.globals.flatMap { mutants(in: $0, given: parameters(of: $0)) }
  }

  private func mutants(in member: MemberDeclaration, given: [Given]) -> [Mutant] {
    given.compactMap { given in
      let known = asked.values(of: given.type)
      let uses = member.body.indices.filter { isUse(of: given.name, at: $0) }
      guard let first = known.first, let start = uses.first, let end = uses.last,
        uses.contains(where: owns), !isChanged(given.name, in: member.body)
      else { return nil }
      let value =
        "(([\(known.joined(separator: ", "))] as [\(given.type)]).contains(\(given.name)) ? \(given.name) : \(first))"
      let origin = source[start].range.lowerBound
      var text = Array(source.bytes[origin..<source[end].range.upperBound])
      for place in uses.reversed() {
        let range = source[place].range
        text.replaceSubrange(
          range.lowerBound - origin..<range.upperBound - origin, with: Array(value.utf8))
      }
      var mutant = mutant(
        .heart, start..<end + 1, by: String(decoding: text, as: UTF8.self))
      mutant.change = "\(member.name): \(given.name) by heart"
      return mutant
    }
  }

  /// Returns a function's parameters whose types have literal values in the checks.
  private func parameters(of member: MemberDeclaration) -> [Given] {
    guard ["func", "init"].contains(member.keyword),
      let open = member.head.indices.first(where: { source[$0].isSign("(") })
    else { return [] }
    return source.parts(inside: open).compactMap { part in
      guard let colon = part.first(where: { source[$0].isSign(":") }), colon > part.lowerBound
      else { return nil }
      return given(named: colon - 1, typed: colon + 1, before: part.upperBound)
    }
  }

  /// Returns a type's stored properties that are set from outside.
  private func properties(of type: TypeDeclaration) -> [Given] {
    type.body.indices.compactMap { place in
      guard source[place].isWord("let") || source[place].isWord("var"),
        source[place].enclosing == type.body.startIndex - 1, source[place + 2].isSign(":")
      else { return nil }
      // Skip properties that already have a value.
      guard !source[place + 4].isSign("="), !source[place + 4].isSign("{") else { return nil }
      return given(named: place + 1, typed: place + 3, before: place + 4)
    }
  }

  private func given(named name: Int, typed type: Int, before end: Int) -> Given? {
    guard source[name].kind == .word, !asked.values(of: source[type].text).isEmpty,
      type + 1 == end || source[type + 1].isSign("="), !source[type + 1].isSign("?")
    else { return nil }
    return Given(name: source[name].name, type: source[type].text)
  }

  private func isUse(of name: String, at place: Int) -> Bool {
    let token = source[place]
    guard token.kind == .word, token.text == name else { return false }
    let isMember = source[place - 1].isSign(".") && source.isAdjacent(place)
    let isLabel = source[place + 1].isSign(":") && source.isAdjacent(place + 1)
    return !isMember && !isLabel
  }

  /// Whether a body gives the name another meaning or value.
  private func isChanged(_ name: String, in body: ArraySlice<CodeToken>) -> Bool {
    body.indices.contains { place in
      guard source[place].text == name else { return source[place].text == "$" + name }
      let (before, after) = (source[place - 1], source[place + 1])
      let sign = source.binaryOperator(at: place + 1)?.text ?? after.text
      let sets = sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(sign)
      return sets || after.isWord("in") || before.declaresName || before.isSign("&")
        || before.isWord("case")
    }
  }
}
