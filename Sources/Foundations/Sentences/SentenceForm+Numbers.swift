extension SentenceForm.StringInterpolation {
  /// A number of things in English: `1 check`, `2 checks`.
  ///
  /// Korean has no plurals: there the number stands by itself.
  package mutating func appendInterpolation(
    count number: Int, _ singular: String, _ plural: String? = nil
  ) {
    appendInterpolation(number)
    appendLiteral(" \(number == 1 ? singular : plural ?? singular + "s")")
  }

  /// A word that English has twice, such as `is` and `are`, by the number of what it is about.
  package mutating func appendInterpolation(plural number: Int, _ one: String, _ more: String) {
    appendLiteral(number == 1 ? one : more)
  }

  /// Points without a needless decimal: `4`, `2.5`.
  package mutating func appendInterpolation(points: Double) {
    appendInterpolation(PointText(points))
  }
}

extension SentenceForm {
  /// Two parts of one sentence, where a line of source is too short for it.
  package static func + (first: SentenceForm, second: SentenceForm) -> SentenceForm {
    "\(first)\(second)"
  }
}

/// Points as people write them, without a needless decimal: `4`, `2.5`.
package struct PointText: CustomStringConvertible, Hashable, Sendable {
  package let description: String

  package init(_ points: Double) {
    let rounded = (points * 10).rounded() / 10
    description = Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
