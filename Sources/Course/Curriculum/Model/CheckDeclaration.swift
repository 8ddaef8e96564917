/// A check as its exercise declares it; order, points and names come from here and never from a run.
package struct CheckDeclaration: Codable, Hashable, Sendable {
  package enum Visibility: String, CaseIterable, Codable, Hashable, Sendable {
    case visible, hidden
  }

  /// The test it runs: `ModelChecks.testEveryConditionHasASymbol`.
  package var identifier: String
  package var title: LocalizedText
  package var points: Int
  package var visibility: Visibility
  /// What a learner reads when it fails although it is hidden: where to look, and nothing of what it asks.
  package var says: LocalizedText?
  /// Checks that must pass before this one is run.
  package var dependsOn: [String]
  /// True where this copy of the pack comes without its test, which somebody else runs: a teacher.
  package var isJudgedElsewhere: Bool

  package init(
    identifier: String, title: LocalizedText, points: Int, visibility: Visibility = .visible,
    says: LocalizedText? = nil, dependsOn: [String] = [], isJudgedElsewhere: Bool = false
  ) {
    self.identifier = identifier
    self.title = title
    self.points = points
    self.visibility = visibility
    self.says = says
    self.dependsOn = dependsOn
    self.isJudgedElsewhere = isJudgedElsewhere
  }
}
