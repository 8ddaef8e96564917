package import Foundation
package import PhoneFacts
package import Stage
package import SwiftSource

/// One thing to learn: a file to edit and checks that judge it, or questions to answer.
package struct Exercise: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable { case code, quiz }

  package enum Difficulty: String, CaseIterable, Codable, Hashable, Sendable {
    case introductory, easy, medium, hard
  }

  /// Stable: progress is kept under it.
  package var identifier: String
  package var kind: Kind
  package var title: LocalizedText
  package var points: Int
  /// How long it takes, as its author expects.
  package var minutes: Int
  package var difficulty: Difficulty
  /// The iOS versions that the learner's files must compile for, such as `17.0`; usually one, the
  /// lowest.
  package var deploymentTargets: [SystemVersion]
  /// Earlier exercises whose files (the learner's, or else the solution's) are compiled along.
  package var uses: [String]
  /// From a nudge to nearly the answer.
  package var hints: [LocalizedText]
  package var checks: [CheckDeclaration]
  package var questions: [Question]
  /// The identifiers of the checks that the untouched starter fails; `["compile"]` where it must
  /// not compile yet.
  package var starterFails: [String]
  /// What `show` and a passed check draw.
  package var preview: PreviewDeclaration?
  /// The probes that its `Probes/` files declare, by name.
  package var probes: [String]
  /// Names that the learner's source may not use here, beyond what is forbidden everywhere:
  /// `AnyView`, `.offset` for members only, `@State`, `#Preview`.
  package var forbids: [String]
  /// What the learner's source may do here although it is forbidden everywhere else.
  package var allows: Set<PolicyRule>
  /// The web service that is played to the learner's code; nil for none, the phone being offline.
  package var service: PlayedService?
  /// The app groups that the app and its widgets are in: their containers can be written.
  package var appGroups: [String]
  /// Changes of the solution that leave it right, so that no check need catch them.
  package var equivalents: [EquivalentMutant]
  /// Whether passing it shows that its ring is known: `placement` offers it.
  package var isCapstone: Bool
  /// The exercise's own folder inside its pack.
  package var folder: URL

  package init(
    identifier: String, kind: Kind, title: LocalizedText, points: Int, minutes: Int,
    difficulty: Difficulty, deploymentTargets: [SystemVersion] = [], uses: [String] = [],
    hints: [LocalizedText] = [], checks: [CheckDeclaration] = [], questions: [Question] = [],
    starterFails: [String] = [], preview: PreviewDeclaration? = nil, probes: [String] = [],
    forbids: [String] = [], allows: Set<PolicyRule> = [], service: PlayedService? = nil,
    appGroups: [String] = [], equivalents: [EquivalentMutant] = [],
    isCapstone: Bool = false, folder: URL
  ) {
    self.identifier = identifier
    self.kind = kind
    self.title = title
    self.points = points
    self.minutes = minutes
    self.difficulty = difficulty
    self.deploymentTargets = deploymentTargets
    self.uses = uses
    self.hints = hints
    self.checks = checks
    self.questions = questions
    self.starterFails = starterFails
    self.preview = preview
    self.probes = probes
    self.forbids = forbids
    self.allows = allows
    self.service = service
    self.appGroups = appGroups
    self.equivalents = equivalents
    self.isCapstone = isCapstone
    self.folder = folder
  }

  /// The lowest iOS that the learner's files must compile for; 17.0 where none is declared.
  package var oldestDeploymentTarget: SystemVersion {
    deploymentTargets.min() ?? SystemVersion(17)
  }
}
