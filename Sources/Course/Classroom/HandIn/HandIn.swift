import Foundation

/// A hand-in among what a class handed in: no layout has to be guessed in it.
struct HandIn: Sendable {
  /// Who it says that it is of, fit to be printed.
  let person: RosterPerson
  let manifest: HandInManifest

  init?(_ manifest: HandInManifest) {
    let who = manifest.who
    let id = HarmlessCell.text(who.id ?? "")
    let email = HarmlessCell.text(who.email ?? "")
    person = RosterPerson(
      ids: id.isEmpty ? [] : [id], name: HarmlessCell.text(who.name),
      email: email.isEmpty ? nil : email)
    self.manifest = manifest
    guard !person.label.isEmpty else { return nil }
  }

  /// Equal for hand-ins of one person.
  var personKey: String {
    if let id = person.ids.first { return "id " + ComparableName.identifier(id) }
    return person.email.map { "email " + $0.lowercased() } ?? "name "
      + ComparableName.unordered(person.name)
  }

  /// What of an exercise is in it, by the exercise's name of now.
  func part(of exercise: String, renames: [String: String]) -> HandInManifest.Part? {
    manifest.exercises.first { $0.id == exercise || renames[$0.id] == exercise }
  }
}
