import SwiftSource

/// Answers just beside the contract: one more or less where a number is compared, a second more or less where a
/// moment is meant, and the other side of an edge.
extension MutantMaker {
  /// Every such mutant, in the order of the source.
  func beside() -> [Mutant] {
    numbered(
      source.tokens.indices.filter(owns).flatMap { place in
        edges(at: place) + moments(at: place) + lengths(at: place)
      })
  }

  /// A comparison with its edge on the other side, and the number that it compares with.
  private func edges(at place: Int) -> [Mutant] {
    guard let found = source.binaryOperator(at: place) else { return [] }
    let edge = Self.edges[found.text].map { [mutant(.beside, found.places, by: $0)] } ?? []
    guard Self.comparisons.contains(found.text) else { return edge }
    return edge + nextTo(found.places.lowerBound - 1) + nextTo(found.places.upperBound)
  }

  private static let edges = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  private static let comparisons: Set = ["<", "<=", ">", ">=", "==", "!=", "..<", "..."]

  /// A number with one more and one less in its last place.
  private func nextTo(_ place: Int) -> [Mutant] {
    guard source.tokens.indices.contains(place), source[place].kind == .number else { return [] }
    // Of `3 * 3600` the whole counts.
    if source.binaryOperator(at: place + 1)?.text == "*", source[place + 2].kind == .number {
      return aSecond(beside: place..<place + 3)
    }
    return Self.neighbours(of: source[place].text).map {
      mutant(.beside, place..<place + 1, by: $0)
    }
  }

  /// `41` and `39` of `40`, `0.2` and `0.0` of `0.1`.
  private static func neighbours(of number: String) -> [String] {
    let digits = number.filter { $0 != "_" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let value = Int(parts.joined()), parts.count < 3 else { return [] }
    return [value - 1, value + 1].filter { $0 >= 0 }.map { next in
      guard parts.count == 2 else { return "\(next)" }
      let text = String(repeating: "0", count: max(0, parts[1].count + 1 - "\(next)".count))
      let all = text + "\(next)"
      return "\(all.dropLast(parts[1].count)).\(all.suffix(parts[1].count))"
    }
  }

  /// What is added to a date, and how long something counts, with a second more and one less.
  private func moments(at place: Int) -> [Mutant] {
    guard source[place].kind == .word else { return [] }
    if ["addingTimeInterval", "advanced"].contains(source[place].name),
      source[place + 1].isSign("("), let argument = source.parts(inside: place + 1).first
    {
      return aSecond(beside: value(of: argument))
    }
    guard source[place].isWord("duration"), source[place + 1].isSign(":"),
      let open = source[place].enclosing,
      let part = source.parts(inside: open).first(where: { $0.lowerBound == place })
    else { return [] }
    return aSecond(beside: value(of: part))
  }

  /// An argument without its label.
  private func value(of part: Range<Int>) -> Range<Int> {
    part.count > 2 && source[part.lowerBound + 1].isSign(":")
      ? part.lowerBound + 2..<part.upperBound : part
  }

  private func aSecond(beside value: Range<Int>) -> [Mutant] {
    guard !value.isEmpty else { return [] }
    if value.count == 1, source[value.lowerBound].kind == .number {
      return nextTo(value.lowerBound)
    }
    let text = source.text(value)
    let isChoice = value.contains { source[$0].isSign("?") || source[$0].isWord("in") }
    return ["- 1", "+ 1"].map {
      mutant(.beside, value, by: isChoice ? "(\(text)) \($0)" : "\(text) \($0)")
    }
  }

  /// What is added in whole minutes: `now + 3600`.
  private func lengths(at place: Int) -> [Mutant] {
    guard let found = source.binaryOperator(at: place), ["+", "-"].contains(found.text),
      let number = Int(source[found.places.upperBound].text.filter { $0 != "_" }),
      number >= 60, number.isMultiple(of: 60)
    else { return [] }
    return nextTo(found.places.upperBound)
  }
}
