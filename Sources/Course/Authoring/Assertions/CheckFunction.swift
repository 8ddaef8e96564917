/// The name of a test, such as `SmallChecks.testFits`; only the function's name for a helper.
struct CheckFunction: Sendable {
  /// The name: `SmallChecks.testFits` for a test; only the function's name for a helper.
  var name: String
  var file: String
  var lines: ClosedRange<Int>
  /// The names of the other functions of the checks that the function's body mentions.
  var calls: Set<String> = []
  var assertions: [CheckAssertion] = []
}
