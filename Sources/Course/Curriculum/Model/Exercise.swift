package import Foundation
package import PhoneFacts
package import WorkerProtocol
package import SwiftSource

/// A coding exercise with files and checks, or a quiz.
///
/// Stores the properties that lists show. The properties of `ExerciseDetails`, such as `checks`, are
/// available through dynamic member lookup. In an exercise from an index, they're decoded on first access.
@dynamicMemberLookup
package struct Exercise: Codable, Hashable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable { case code, quiz }

  package enum Difficulty: String, CaseIterable, Codable, Hashable, Sendable {
    case introductory, easy, medium, hard
  }

  /// The exercise's identifier, which must stay stable because progress is stored under it.
  package var identifier: String
  package var kind: Kind
  package var title: LocalizedText
  package var points: Int
  package var minutes: Int
  package var difficulty: Difficulty
  /// Earlier exercises whose files are compiled too: the learner's files, or else the solution's.
  package var uses: [String]
  /// Whether passing the exercise shows mastery of its ring.
  ///
  /// Placement offers such exercises.
  package var isCapstone: Bool
  package var folder: URL
  private(set) var keptDetails: LazyDetails

  init(
    identifier: String, kind: Kind, title: LocalizedText, points: Int, minutes: Int,
    difficulty: Difficulty, uses: [String], isCapstone: Bool, folder: URL, details: LazyDetails
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
      details: LazyDetails(details))
  }

  package subscript<Part>(dynamicMember part: WritableKeyPath<ExerciseDetails, Part>) -> Part {
    get { keptDetails.details[keyPath: part] }
    set {
      var details = keptDetails.details
      details[keyPath: part] = newValue
      keptDetails = LazyDetails(details)
    }
  }

  /// The oldest iOS version that the learner's files must compile for; 17.0 if none is declared.
  package var oldestDeploymentTarget: SystemVersion {
    self.deploymentTargets.min() ?? SystemVersion(17)
  }
}

extension Exercise {
  /// Returns the time zone for previews: the checks' time zone if they specify one, else the machine's.
  package func viewingTimeZone(onMachineIn machine: PhoneTimeZone) -> PhoneTimeZone {
    self.timeZone == .fixed ? machine : self.timeZone
  }

  package var isDecoded: Bool { keptDetails.isDecoded }
}
