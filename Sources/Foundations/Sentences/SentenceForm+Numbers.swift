extension SentenceForm.StringInterpolation {
  /// Appends a count with a singular or plural noun in English: `1 check`, `2 checks`.
  ///
  /// In Korean, use the plain number.
  package mutating func appendInterpolation(
    count number: Int, _ singular: String, _ plural: String? = nil
  ) {
    appendInterpolation(number)
    appendLiteral(" \(number == 1 ? singular : plural ?? singular + "s")")
  }

  /// Appends the English singular or plural form of a word, such as `is` or `are`.
  package mutating func appendInterpolation(plural number: Int, _ one: String, _ more: String) {
    appendLiteral(number == 1 ? one : more)
  }

  /// Appends points without a trailing `.0`: `4`, `2.5`.
  package mutating func appendInterpolation(points: Double) {
    appendInterpolation(PointText(points))
  }
}

extension SentenceForm {
  /// Joins two parts of a wording that is too long for one source line.
  package static func + (first: SentenceForm, second: SentenceForm) -> SentenceForm {
    "\(first)\(second)"
  }
}

/// Points as text without a trailing `.0`: `4`, `2.5`.
package struct PointText: CustomStringConvertible, Hashable, Sendable {
  package let description: String

  package init(_ points: Double) {
    let rounded = (points * 10).rounded() / 10
    description = Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
