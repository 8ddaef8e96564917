/// A function in an exercise's checks: a test or a helper.
struct CheckFunction: Sendable {
  /// The name: `SmallChecks.testFits` for a test; only the function's name for a helper.
  var name: String
  var file: String
  var lines: ClosedRange<Int>
  /// The names of other functions in the checks that this function's body mentions.
  var calls: Set<String> = []
  var assertions: [CheckAssertion] = []
}
