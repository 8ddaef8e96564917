/// The mapping of submissions to roster entries.
package struct ClassRoll: Codable, Sendable {
  /// The owners of each learner's work, by folder or file name.
  ///
  /// Group work has several owners.
  package private(set) var people: [String: [RosterPerson]] = [:]
  package private(set) var unmatched: [String] = []
  /// Learners whose name matches several roster entries.
  package private(set) var ambiguous: [String] = []
  /// The owners, by entry name, of entries that don't count because the owner has another entry.
  package private(set) var second: [String: RosterPerson] = [:]
  /// Roster entries without a submission.
  package private(set) var missing: [RosterPerson] = []

  /// Identifiers shared by several roster entries; nil if there are none.
  package private(set) var shared: [String]?

  /// Whether there's no roster, only a platform's records of the submitters.
  package private(set) var isBare = false

  /// Matches the learners with the roster.
  ///
  /// - Parameters:
  ///   - learners: The names of the learners' entries.
  ///   - members: The submitters that a platform recorded for each entry.
  init(_ roster: Roster, learners: [String], members: [String: [RosterPerson]]) {
    var taken: Set<RosterPerson> = []
    // Individual work takes precedence over group work.
    let strangers = learners.filter { members[$0] == nil && roster.match($0).isEmpty }
    let prefix = SharedPrefix(of: strangers, in: roster)
    let found = learners.map { name -> (name: String, people: [RosterPerson]) in
      let told = (members[name] ?? []).compactMap { member in
        roster.match(member.ids.first ?? "").first ?? roster.match(member.name).first
      }
      let own = told.isEmpty ? roster.match(name) : told
      let rest = own.isEmpty ? prefix?.rest(of: name).flatMap(roster.person(named:)) : nil
      return (name, rest.map { [$0] } ?? own)
    }.sorted { ($0.people.count, $0.name) < ($1.people.count, $1.name) }
    for (name, people) in found {
      let free = people.filter { !taken.contains($0) }
      if let person = people.first, free.isEmpty {
        second[name] = person
        unmatched.append(name)
      } else if people.isEmpty {
        unmatched.append(name)
        if roster.isAmbiguous(name) { ambiguous.append(name) }
      } else {
        taken.formUnion(free)
        self.people[name] = free
      }
    }
    unmatched.sort()
    shared = roster.sharedIdentifiers.isEmpty ? nil : roster.sharedIdentifiers
    missing = roster.people.filter { !taken.contains($0) }
  }

  /// Creates the mapping for a class without a roster from a platform's records.
  init(members: [String: [RosterPerson]]) {
    people = members
    isBare = true
  }
}
