/// Who of a class handed in what, by its list.
package struct ClassRoll: Codable, Sendable {
  /// Whose each learner's work is, by the name that the folder or file gave: a group's is that of several.
  package private(set) var people: [String: [RosterPerson]] = [:]
  /// Learners of whom the list does not know.
  package private(set) var unmatched: [String] = []
  /// Learners whose name two people of the list have.
  package private(set) var ambiguous: [String] = []
  /// Work of somebody of whom there is other work that counts, and whose.
  package private(set) var second: [String: RosterPerson] = [:]
  /// Who handed in nothing.
  package private(set) var missing: [RosterPerson] = []

  /// Numbers that stand with several people of the list; nil for none.
  package private(set) var shared: [String]?

  /// Whether there is no list, but only what a platform wrote of each submission.
  package private(set) var isBare = false

  /// Calls the roll.
  ///
  /// - Parameters:
  ///   - learners: What they are called by what they handed in.
  ///   - members: Whose a learner's work is by what a platform wrote beside it.
  init(_ roster: Roster, learners: [String], members: [String: [RosterPerson]]) {
    var taken: Set<RosterPerson> = []
    // One's own work counts before a group's.
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

  /// The roll of a class without a list, as a platform's own file tells it.
  init(members: [String: [RosterPerson]]) {
    people = members
    isBare = true
  }
}
