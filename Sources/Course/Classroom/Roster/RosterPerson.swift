package struct RosterPerson: Codable, Equatable, Hashable, Sendable {
  /// The ID numbers and user names as written in the roster; several if several columns hold an identifier.
  package var ids: [String]
  package var name: String
  package var email: String?
  package var group: String?
  package var section: String?

  package var label: String { name.isEmpty ? ids.first ?? email ?? "" : name }

  package init(
    ids: [String], name: String, email: String? = nil, group: String? = nil, section: String? = nil
  ) {
    self.ids = ids
    self.name = name
    self.email = email
    self.group = group
    self.section = section
  }

  /// The identifiers in comparable form.
  var identifiers: Set<String> {
    var all = Set(ids.map(ComparableName.identifier))
    // Moodle's `Participant 11` in every language: `Teilnehmer/in11`, `참가자 11`.
    for number in ids.compactMap({ $0.wholeMatch(of: /\p{L}+[ \/]\p{L}*\s?(\d+)/)?.1 }) {
      all.insert(String(number))
    }
    if let email {
      all.insert(email.lowercased())
      all.insert(String(email.lowercased().prefix { $0 != "@" }))
    }
    return all.filter { !$0.isEmpty }
  }
}
