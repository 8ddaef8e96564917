import Stage

/// A statement of a check that can fail: `XCTAssertEqual(…)`, `assertVisible(…)`, `fail(…)`, or a call to a
/// function of the checks' own that holds such statements.
struct CheckAssertion: Hashable, Sendable {
  /// Where it stands.
  var place: CheckPlace
  /// From 1.
  var column: Int
  /// Its beginning, on one line.
  var text: String
  /// The lines from its first to its last.
  var lines: ClosedRange<Int>
  /// The function around it: a test, or one that tests call.
  var function: String
  /// The function of the checks' own that it calls; nil for an assertion itself.
  var helper: String?
}
