import WorkerProtocol

/// A statement of a check that can fail: `XCTAssertEqual(…)`, `assertVisible(…)`, `fail(…)`, or a call to a
/// helper function with such statements.
struct CheckAssertion: Hashable, Sendable {
  var place: CheckPlace
  /// The column where the statement begins, counting from 1.
  var column: Int
  /// The beginning of the statement, on one line.
  var text: String
  var lines: ClosedRange<Int>
  /// The enclosing function: a test or a helper.
  var function: String
  /// The helper function that the statement calls; nil for a direct assertion.
  var helper: String?
}
