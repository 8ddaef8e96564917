package import Foundation
package import PhoneFacts
package import Stage
package import SwiftSource

/// One thing to learn: a file to edit and checks that judge it, or questions to answer.
///
/// Itself it is what a list shows. Its `ExerciseDetails`, such as `checks`, are asked for as if they stood here;
/// those of an exercise that comes from an index are decoded when somebody first does.
@dynamicMemberLookup
package struct Exercise: Codable, Hashable, Sendable {
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
  /// Earlier exercises whose files (the learner's, or else the solution's) are compiled along.
  package var uses: [String]
  /// Whether passing it shows that its ring is known: `placement` offers it.
  package var isCapstone: Bool
  /// The exercise's own folder inside its pack.
  package var folder: URL
  /// The details, decoded or not yet.
  private(set) var keptDetails: KeptDetails

  init(
    identifier: String, kind: Kind, title: LocalizedText, points: Int, minutes: Int,
    difficulty: Difficulty, uses: [String], isCapstone: Bool, folder: URL, details: KeptDetails
  ) {
    self.identifier = identifier
    self.kind = kind
    self.title = title
    self.points = points
    self.minutes = minutes
    self.difficulty = difficulty
    self.uses = uses
    self.isCapstone = isCapstone
    self.folder = folder
    keptDetails = details
  }

  package init(
    identifier: String, kind: Kind, title: LocalizedText, points: Int, minutes: Int,
    difficulty: Difficulty, deploymentTargets: [SystemVersion] = [], uses: [String] = [],
    hints: [LocalizedText] = [], checks: [CheckDeclaration] = [], questions: [Question] = [],
    starterFails: [String] = [], preview: PreviewDeclaration? = nil, passed: String? = nil,
    probes: [String] = [],
    forbids: [String] = [], allows: Set<PolicyRule> = [], given: [String] = [],
    service: PlayedService? = nil,
    appGroups: [String] = [], equivalents: [EquivalentMutant] = [],
    isCapstone: Bool = false, folder: URL
  ) {
    let details = ExerciseDetails(
      deploymentTargets: deploymentTargets, hints: hints, checks: checks, questions: questions,
      starterFails: starterFails, preview: preview, passed: passed, probes: probes,
      forbids: forbids,
      allows: allows, given: given, service: service, appGroups: appGroups, equivalents: equivalents
    )
    self.init(
      identifier: identifier, kind: kind, title: title, points: points, minutes: minutes,
      difficulty: difficulty, uses: uses, isCapstone: isCapstone, folder: folder,
      details: KeptDetails(details))
  }

  package subscript<Part>(dynamicMember part: WritableKeyPath<ExerciseDetails, Part>) -> Part {
    get { keptDetails.details[keyPath: part] }
    set {
      var details = keptDetails.details
      details[keyPath: part] = newValue
      keptDetails = KeptDetails(details)
    }
  }

  /// The lowest iOS that the learner's files must compile for; 17.0 where none is declared.
  package var oldestDeploymentTarget: SystemVersion {
    self.deploymentTargets.min() ?? SystemVersion(17)
  }
}

extension Exercise {
  /// The time zone in which a learner looks at the widget: that of the checks where they have one of their
  /// own, the machine's otherwise.
  package func viewingTimeZone(onMachineIn machine: PhoneTimeZone) -> PhoneTimeZone {
    self.timeZone == .fixed ? machine : self.timeZone
  }

  /// Whether somebody asked for a detail: what nobody shows is not decoded.
  package var isDecoded: Bool { keptDetails.isDecoded }
}
