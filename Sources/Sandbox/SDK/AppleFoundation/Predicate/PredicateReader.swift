import Foundation

enum PredicateFormatError: Error {
  case missing(String, before: String)
  case unknown(String)
  case tooFewArguments
}

/// Parses a predicate's format by recursive descent; `OR` binds loosest, then `AND`, then `NOT`.
struct PredicateReader {
  private var tokens: [PredicateToken]
  private var arguments: [Any]

  init(format: String, arguments: [Any]) throws {
    tokens = try PredicateToken.tokens(of: format)
    self.arguments = arguments
  }

  mutating func condition() throws -> PredicateCondition {
    let condition = try alternatives()
    if let token = tokens.first { throw PredicateFormatError.unknown(token.text) }
    return condition
  }

  private mutating func take(_ words: String...) -> Bool {
    guard let token = tokens.first, token.kind != .string, words.contains(token.text.uppercased())
    else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ word: String) throws {
    guard take(word) else {
      throw PredicateFormatError.missing(word, before: tokens.first?.text ?? "the end")
    }
  }

  private mutating func alternatives() throws -> PredicateCondition {
    var conditions = [try conjunction()]
    while take("OR", "||") { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var conditions = [try negation()]
    while take("AND", "&&") { conditions.append(try negation()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func negation() throws -> PredicateCondition {
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let condition = try alternatives()
      try expect(")")
      return condition
    }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateCondition {
    var quantifier: PredicateComparison.Quantifier?
    if take("ANY", "SOME") { quantifier = .any }
    if take("ALL") { quantifier = .all }
    if take("NONE") { quantifier = PredicateComparison.Quantifier.none }
    let left = try operand()
    let isNegated = take("NOT")
    let relation = try relation()
    var options: String.CompareOptions = []
    if take("[") {
      guard let letters = tokens.first else { throw PredicateFormatError.missing("]", before: "") }
      tokens.removeFirst()
      if letters.text.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.text.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      try expect("]")
    }
    let comparison = PredicateCondition.comparison(
      PredicateComparison(
        left: left, relation: relation, right: try operand(), quantifier: quantifier,
        options: options))
    return isNegated ? .not(comparison) : comparison
  }

  private static let relations: [String: PredicateComparison.Relation] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func relation() throws -> PredicateComparison.Relation {
    guard let token = tokens.first else {
      throw PredicateFormatError.missing("a comparison", before: "the end")
    }
    guard let relation = Self.relations[token.text.uppercased()] else {
      throw PredicateFormatError.unknown(token.text)
    }
    tokens.removeFirst()
    return relation
  }

  private mutating func nextArgument() throws -> Any? {
    guard !arguments.isEmpty else { throw PredicateFormatError.tooFewArguments }
    return PredicateValue.unwrapped(arguments.removeFirst())
  }

  private mutating func operand() throws -> PredicateOperand {
    if take("{") {
      var operands: [PredicateOperand] = []
      while !take("}") {
        operands.append(try operand())
        if !take(",") {
          try expect("}")
          break
        }
      }
      return .list(operands)
    }
    guard let token = tokens.first else {
      throw PredicateFormatError.missing("a value", before: "the end")
    }
    tokens.removeFirst()
    switch token.kind {
    case .string: return .constant(token.text)
    case .number: return .constant(Double(token.text))
    case .symbol: throw PredicateFormatError.unknown(token.text)
    case .placeholder:
      let argument = try nextArgument()
      return token.text == "%K" ? .keyPath(argument as? String ?? "") : .constant(argument)
    case .word:
      switch token.text.uppercased() {
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      case "NIL", "NULL": return .constant(nil)
      default: return .keyPath(token.text)
      }
    }
  }
}
