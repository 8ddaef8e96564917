import Foundation

/// A file made by `rings hand-in`.
///
/// Its manifest describes its contents, so no guessing is needed.
struct HandIn: Sendable {
  /// The owner according to the manifest, sanitized for printing.
  let person: RosterPerson
  let manifest: HandInManifest

  init?(_ manifest: HandInManifest) {
    let who = manifest.who
    let id = SanitizedCell.text(who.id ?? "")
    let email = SanitizedCell.text(who.email ?? "")
    person = RosterPerson(
      ids: id.isEmpty ? [] : [id], name: SanitizedCell.text(who.name),
      email: email.isEmpty ? nil : email)
    self.manifest = manifest
    guard !person.label.isEmpty else { return nil }
  }

  /// A key that's equal for hand-ins of the same person.
  var personKey: String {
    if let id = person.ids.first { return "id " + ComparableName.identifier(id) }
    return person.email.map { "email " + $0.lowercased() } ?? "name "
      + ComparableName.unordered(person.name)
  }

  /// Returns the hand-in's part for an exercise, given the exercise's current name.
  func part(of exercise: String, renames: [String: String]) -> HandInManifest.Part? {
    manifest.exercises.first { $0.id == exercise || renames[$0.id] == exercise }
  }
}
