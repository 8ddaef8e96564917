package import PhoneFacts
package import Stage
package import SwiftSource

/// What only those need who open an exercise or judge it; asked of the exercise itself.
package struct ExerciseDetails: Codable, Hashable, Sendable {
  /// The iOS versions that the learner's files must compile for, such as `17.0`; usually one, the
  /// lowest.
  package var deploymentTargets: [SystemVersion] = []
  /// From a nudge to nearly the answer.
  package var hints: [LocalizedText] = []
  package var checks: [CheckDeclaration] = []
  package var questions: [Question] = []
  /// The identifiers of the checks that the untouched starter fails; `["compile"]` where it must
  /// not compile yet.
  package var starterFails: [String] = []
  /// What `show` and a passed check draw.
  package var preview: PreviewDeclaration?
  /// What is shown once it is passed, as it would be typed at the prompt; nil for the preview.
  package var passed: String?
  /// The probes that its `Probes/` files declare, by name.
  package var probes: [String] = []
  /// Names that the learner's source may not use here, beyond what is forbidden everywhere:
  /// `AnyView`, `.offset` for members only, `@State`, `#Preview`.
  package var forbids: [String] = []
  /// What the learner's source may do here although it is forbidden everywhere else.
  package var allows: Set<PolicyRule> = []
  /// The names of the starter's files that stay as they are: judged is what the pack has of them.
  package var given: [String] = []
  /// The web service that is played to the learner's code; nil for none, the phone being offline.
  package var service: PlayedService?
  /// The app groups that the app and its widgets are in: their containers can be written.
  package var appGroups: [String] = []
  /// The time zone of the phone on which its checks take place.
  package var timeZone = PhoneTimeZone.fixed
  /// Changes of the solution that leave it right, so that no check need catch them.
  package var equivalents: [EquivalentMutant] = []
}
