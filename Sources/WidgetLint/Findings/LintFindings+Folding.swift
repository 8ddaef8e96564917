extension [LintFinding] {
  /// The findings with those that say the same of several pictures and views made one.
  ///
  /// What is folded lists all its families, modes and views, and keeps the words of the worst.
  func folded() -> [LintFinding] {
    var order: [Identity] = []
    var kept: [Identity: LintFinding] = [:]
    for finding in self {
      // Views at several places are still one finding, unless the place is all there is to it.
      let identity = Identity(
        rule: finding.rule, key: finding.key, severity: finding.severity, widget: finding.widget,
        place: finding.elements.isEmpty ? finding.place : nil)
      guard var known = kept[identity] else {
        order.append(identity)
        kept[identity] = finding
        continue
      }
      known.families.appendNew(finding.families)
      known.modes.appendNew(finding.modes)
      known.elements.appendNew(finding.elements)
      if let measure = finding.measure, measure < known.measure ?? .infinity {
        known.measure = measure
        known.message = finding.message
        known.view = finding.view ?? known.view
      }
      known.place = Self.better(known.place, finding.place)
      kept[identity] = known
    }
    return order.compactMap { kept[$0] }
  }

  /// The findings by file and line; those without a place come last, the gravest first.
  func inReadingOrder() -> [LintFinding] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      switch (first.place, second.place) {
      case (let one?, let other?):
        if (one.file, one.line) != (other.file, other.line) {
          return (one.file, one.line) < (other.file, other.line)
        }
      case (nil, _?): return false
      case (_?, nil): return true
      case (nil, nil): break
      }
      if first.severity != second.severity { return first.severity > second.severity }
      return (first.rule, left.offset) < (second.rule, right.offset)
    }.map(\.element)
  }

  /// An exact place before that of the declaration, and of two the first in the source.
  private static func better(_ first: LintPlace?, _ second: LintPlace?) -> LintPlace? {
    guard let first, let second else { return first ?? second }
    if first.isExact != second.isExact { return first.isExact ? first : second }
    return (first.file, first.line) <= (second.file, second.line) ? first : second
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func appendNew(_ others: [Element]) {
    for other in others where !contains(other) { append(other) }
  }
}

/// What makes two findings one.
private struct Identity: Hashable {
  let rule, key: String
  let severity: LintSeverity
  let widget: String?
  let place: LintPlace?
}
