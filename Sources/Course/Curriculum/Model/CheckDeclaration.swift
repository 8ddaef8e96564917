/// A check as declared in its exercise.
///
/// Its order, points and names come only from the declaration, never from a run.
package struct CheckDeclaration: Codable, Hashable, Sendable {
  package enum Visibility: String, CaseIterable, Codable, Hashable, Sendable {
    case visible, hidden
  }

  /// The test's name, such as `ModelChecks.testEveryConditionHasASymbol`.
  package var identifier: String
  package var title: LocalizedText
  /// The title that learners read for this hidden check; nil for a number.
  package var learnerTitle: LocalizedText?
  package var points: Int
  package var visibility: Visibility
  /// The message to the learner if this hidden check fails: a place to look, without revealing what the check
  /// tests.
  package var says: LocalizedText?
  /// The checks that must pass before this check runs.
  package var dependsOn: [String]
  /// Whether this copy of the pack lacks the test because the teacher runs it.
  package var isJudgedElsewhere: Bool

  package init(
    identifier: String, title: LocalizedText, learnerTitle: LocalizedText? = nil, points: Int,
    visibility: Visibility = .visible,
    says: LocalizedText? = nil, dependsOn: [String] = [], isJudgedElsewhere: Bool = false
  ) {
    self.identifier = identifier
    self.title = title
    self.learnerTitle = learnerTitle
    self.points = points
    self.visibility = visibility
    self.says = says
    self.dependsOn = dependsOn
    self.isJudgedElsewhere = isJudgedElsewhere
  }
}
