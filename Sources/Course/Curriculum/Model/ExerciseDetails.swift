package import PhoneFacts
package import WorkerProtocol
package import SwiftSource

/// The properties of an exercise that are needed only to open or judge it, accessible through `Exercise`.
package struct ExerciseDetails: Codable, Hashable, Sendable {
  /// The iOS versions that the learner's files must compile for, such as `17.0`; usually only the oldest.
  package var deploymentTargets: [SystemVersion] = []
  /// The hints, from a nudge to nearly the solution.
  package var hints: [LocalizedText] = []
  /// The checks that some hints help with, by the hint's index; other hints help with the whole exercise.
  package var hintedChecks: [Int: String] = [:]
  package var checks: [CheckDeclaration] = []
  package var questions: [Question] = []
  /// The criteria that a teacher grades in addition to the checks.
  package var criteria: [CriterionDeclaration] = []
  /// The identifiers of the checks that the unchanged starter fails; `["compile"]` if it must not compile.
  package var starterFails: [String] = []
  /// The preview that `show` and a passed check draw.
  package var preview: PreviewDeclaration?
  /// The command whose output is shown after a pass; nil for the preview.
  package var passed: String?
  package var probes: [String] = []
  /// Additional names that the learner's source may not use, such as `AnyView`, `.offset` (members only),
  /// `@State` or `#Preview`.
  package var forbids: [String] = []
  /// Exceptions to the general policy for the learner's source.
  package var allows: Set<PolicyRule> = []
  /// The names of starter files that the learner doesn't change.
  ///
  /// The judge always uses the pack's versions.
  package var given: [String] = []
  /// The web service simulated for the learner's code; nil if the phone is offline.
  package var service: PlayedService?
  /// The identifiers of the app groups that the app and its widgets share; both can write to the groups'
  /// containers.
  package var appGroups: [String] = []
  package var timeZone = PhoneTimeZone.fixed
  /// Changes to the solution that leave it correct, so no check has to catch them.
  package var equivalents: [EquivalentMutant] = []
}
