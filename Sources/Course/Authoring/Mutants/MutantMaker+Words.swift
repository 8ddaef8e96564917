import SwiftSource

/// Mutants with other numbers, names, operators and strings.
extension MutantMaker {
  func numbers(at place: Int) -> [Mutant] {
    let token = source[place]
    guard token.kind == .number, !isVersion(place) else { return [] }
    // Skip a tuple's element such as `pair.0`.
    if place > 0, source[place - 1].isSign("."), source.isAdjacent(place) { return [] }
    let digits = token.text.filter { $0 != "_" }
    if let value = Int(digits) {
      return [mutant(.number, place..<place + 1, by: "\(value < 4 ? value + 1 : value * 2)")]
    }
    if let value = Double(digits) {
      return [mutant(.number, place..<place + 1, by: value == 0 ? "1.0" : "\(value * 2)")]
    }
    return digits.hasPrefix("0x") && digits != "0x0"
      ? [mutant(.number, place..<place + 1, by: "0x0")] : []
  }

  /// Whether a number is part of `#available(iOS 17, *)` or similar.
  private func isVersion(_ place: Int) -> Bool {
    guard let open = source[place].enclosing, open > 0 else { return false }
    return ["available", "unavailable"].contains(source[open - 1].name)
  }

  func names(at place: Int) -> [Mutant] {
    let token = source[place]
    if token.isWord("true") || token.isWord("false") {
      return [mutant(.name, place..<place + 1, by: token.text == "true" ? "false" : "true")]
    }
    guard place > 0, source[place - 1].isSign("."), source.isAdjacent(place),
      !(source[place + 1].isSign("(") && source.isAdjacent(place + 1)),
      let other = Self.others[token.text]
    else { return [] }
    // Replaces `.leading`. In `Edge.leading`, keeps the type's name.
    return [mutant(.name, place - 1..<place + 1, by: ".\(other)")]
  }

  /// Names that are easily confused.
  private static let others: [String: String] = {
    let pairs = [
      ("leading", "trailing"), ("top", "bottom"), ("topLeading", "bottomTrailing"),
      ("topTrailing", "bottomLeading"), ("horizontal", "vertical"), ("small", "medium"),
      ("systemSmall", "systemMedium"), ("accessoryCircular", "accessoryRectangular"),
      ("primary", "secondary"), ("title", "caption"), ("fullColor", "accented"),
      ("hour", "minute"), ("white", "black"), ("light", "dark"), ("time", "date"),
      ("relative", "timer"), ("celsius", "fahrenheit"), ("first", "last"), ("min", "max"),
      ("bold", "regular"), ("firstTextBaseline", "bottom"), ("minutes", "hours"),
      ("lowerBound", "upperBound"), ("red", "blue"), ("active", "background"),
    ]
    var table: [String: String] = [
      "center": "leading", "large": "small", "systemLarge": "systemSmall",
      "systemExtraLarge": "systemLarge", "accessoryInline": "accessoryCircular",
      "tertiary": "primary", "headline": "caption", "largeTitle": "caption", "title2": "caption",
      "title3": "caption", "body": "caption", "subheadline": "largeTitle",
      "footnote": "largeTitle", "caption2": "largeTitle", "semibold": "ultraLight",
      "vibrant": "fullColor", "day": "hour", "second": "minute", "inactive": "active",
      "multicolor": "monochrome", "hierarchical": "monochrome",
    ]
    for (one, other) in pairs {
      table[one] = other
      table[other] = table[other] ?? one
    }
    return table
  }()

  func comparisons(at place: Int) -> [Mutant] {
    guard let found = source.binaryOperator(at: place), let other = Self.operators[found.text]
    else { return [] }
    return [mutant(.comparison, found.places, by: other)]
  }

  private static let operators = [
    "<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "..<": "...", "...": "..<", "+=": "-=", "-=": "+=",
  ]

  func strings() -> [Mutant] {
    source.strings.filter { owns($0.places.lowerBound) && $0.parts != [""] }
      .map { mutant(.string, $0.places, by: "\"\"") }
  }

  func waits(at place: Int) -> [Mutant] {
    source[place].isWord("await") ? [mutant(.await, place..<place + 1)] : []
  }
}
