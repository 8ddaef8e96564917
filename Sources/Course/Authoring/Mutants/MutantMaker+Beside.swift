import SwiftSource

/// Mutants at the boundaries of the requirements: compared numbers and dates that are off by one, and
/// comparisons that move the boundary value to the other side.
extension MutantMaker {
  /// Returns all boundary mutants in source order.
  func beside() -> [Mutant] {
    numbered(
      source.tokens.indices.filter(owns).flatMap { place in
        edges(at: place) + moments(at: place) + lengths(at: place)
      })
  }

  /// Returns the mutants of a comparison: the boundary moved to the other side, and the number changed.
  private func edges(at place: Int) -> [Mutant] {
    guard let found = source.binaryOperator(at: place) else { return [] }
    let edge = Self.edges[found.text].map { [mutant(.beside, found.places, by: $0)] } ?? []
    guard Self.comparisons.contains(found.text) else { return edge }
    return edge + nextTo(found.places.lowerBound - 1) + nextTo(found.places.upperBound)
  }

  private static let edges = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
  private static let comparisons: Set = ["<", "<=", ">", ">=", "==", "!=", "..<", "..."]

  /// Returns the mutants of a number, with the number's last digit increased and decreased by one.
  private func nextTo(_ place: Int) -> [Mutant] {
    guard source.tokens.indices.contains(place), source[place].kind == .number else { return [] }
    // Change the product of `3 * 3600`, not a factor.
    if source.binaryOperator(at: place + 1)?.text == "*", source[place + 2].kind == .number {
      return aSecond(beside: place..<place + 3)
    }
    return Self.neighbours(of: source[place].text).map {
      mutant(.beside, place..<place + 1, by: $0)
    }
  }

  /// Returns the neighbors of a number: `41` and `39` for `40`, `0.2` and `0.0` for `0.1`.
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

  /// Returns mutants of date offsets and durations that are one second longer or shorter.
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

  /// Returns mutants of an offset in whole minutes, such as `now + 3600`.
  private func lengths(at place: Int) -> [Mutant] {
    guard let found = source.binaryOperator(at: place), ["+", "-"].contains(found.text),
      let number = Int(source[found.places.upperBound].text.filter { $0 != "_" }),
      number >= 60, number.isMultiple(of: 60)
    else { return [] }
    return nextTo(found.places.upperBound)
  }
}
