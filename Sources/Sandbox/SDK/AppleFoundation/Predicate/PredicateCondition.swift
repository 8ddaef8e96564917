import Foundation

indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let answer): answer
    case .not(let condition): !condition.holds(for: object)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

/// A value in a predicate: a constant, or a value of the object.
enum PredicateOperand {
  case constant(Any?)
  case keyPath(String)
  case list([PredicateOperand])

  func value(in object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .keyPath(let path): KeyPathReader.value(at: path, in: object)
    case .list(let operands): operands.map { $0.value(in: object) as Any }
    }
  }
}

struct PredicateComparison {
  enum Relation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, between
  }

  /// The elements of the left list that must satisfy the relation.
  enum Quantifier {
    case any, all, none
  }

  var left: PredicateOperand
  var relation: Relation
  var right: PredicateOperand
  var quantifier: Quantifier?
  var options: String.CompareOptions

  func holds(for object: Any?) -> Bool {
    let (left, right) = (left.value(in: object), right.value(in: object))
    guard let quantifier else { return holds(left, right) }
    let values = PredicateValue.elements(of: left) ?? []
    return switch quantifier {
    case .any: values.contains { holds($0, right) }
    case .all: values.allSatisfy { holds($0, right) }
    case .none: !values.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: PredicateValue.areEqual(left, right, options)
    case .notEqual: !PredicateValue.areEqual(left, right, options)
    case .less: PredicateValue.order(left, right, options) == .orderedAscending
    case .greater: PredicateValue.order(left, right, options) == .orderedDescending
    case .lessOrEqual:
      PredicateValue.order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      PredicateValue.order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .contains: contains(left, right)
    case .isIn: contains(right, left)
    case .beginsWith: finds(right, in: left, options.union(.anchored))
    case .endsWith: finds(right, in: left, options.union([.anchored, .backwards]))
    case .like: matches(left, PredicateValue.text(right).map(Self.expression(ofWildcards:)))
    case .matches: matches(left, PredicateValue.text(right))
    case .between: isBetween(left, right)
    }
  }

  private func contains(_ container: Any?, _ element: Any?) -> Bool {
    if let elements = PredicateValue.elements(of: container) {
      return elements.contains { PredicateValue.areEqual($0, element, options) }
    }
    return finds(element, in: container, options)
  }

  private func finds(_ part: Any?, in whole: Any?, _ options: String.CompareOptions) -> Bool {
    guard let whole = PredicateValue.text(whole), let part = PredicateValue.text(part) else {
      return false
    }
    return part.isEmpty || whole.range(of: part, options: options) != nil
  }

  private func matches(_ value: Any?, _ expression: String?) -> Bool {
    guard let text = PredicateValue.text(value), let expression else { return false }
    let options = options.intersection(.caseInsensitive).union(.regularExpression)
    return text.range(of: "^(?:\(expression))$", options: options) != nil
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(of: bounds), bounds.count == 2,
      let low = PredicateValue.order(bounds[0], value, options),
      let high = PredicateValue.order(value, bounds[1], options)
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// Converts wildcards to a regular expression: `*` matches any characters, and `?` matches one character.
  private static func expression(ofWildcards pattern: String) -> String {
    pattern.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
