extension [LintFinding] {
  /// Returns the findings, merging equal findings from several pictures and views.
  ///
  /// A merged finding lists all families, modes and views, and has the message of the worst finding.
  func folded() -> [LintFinding] {
    var order: [Identity] = []
    var kept: [Identity: LintFinding] = [:]
    for finding in self {
      // Equal findings about views are merged across places; findings without a view are merged per place.
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
      if Self.speaks(finding, ratherThan: known) {
        // The message, the view, the line and the first element's name always come from the same view.
        known.measure = finding.measure ?? known.measure
        known.message = finding.message
        known.fix = finding.fix
        known.view = finding.view ?? known.view
        known.place = finding.place ?? known.place
        known.elements = finding.elements + known.elements.filter { !finding.elements.contains($0) }
      } else {
        known.elements.appendNew(finding.elements)
      }
      kept[identity] = known
    }
    return order.compactMap { kept[$0] }
  }

  /// Returns the findings by file and line, then the findings without a place by severity.
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

  /// Returns whether `finding`, rather than `known`, represents both in a merge.
  ///
  /// A worse measure wins, then an exact place, then the earlier line.
  private static func speaks(_ finding: LintFinding, ratherThan known: LintFinding) -> Bool {
    if let measure = finding.measure {
      guard let other = known.measure, other <= measure else { return true }
      if other < measure { return false }
    } else if known.measure != nil {
      return false
    }
    guard let place = finding.place else { return false }
    guard let other = known.place else { return true }
    if place.isExact != other.isExact { return place.isExact }
    return (place.file, place.line) < (other.file, other.line)
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func appendNew(_ others: [Element]) {
    for other in others where !contains(other) { append(other) }
  }
}

/// The identity of a finding.
///
/// Equal identities are merged.
private struct Identity: Hashable {
  let rule, key: String
  let severity: LintSeverity
  let widget: String?
  let place: LintPlace?
}
