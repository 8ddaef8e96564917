/// By which names people stand in the reports of a class.
struct LabelledRoll {
  /// What each learner's work is reported as: one's own under the folder's name, a group's under that of
  /// every member.
  private(set) var labels: [String: [String]] = [:]
  private(set) var people: [String: RosterPerson] = [:]
  private(set) var missing: [String] = []

  /// Everything by which somebody is known.
  func names(of label: String, learner: String) -> [String] {
    let person = people[label]
    return [label, learner, person?.name ?? "", person?.email ?? ""] + (person?.ids ?? [])
  }

  init(_ roll: ClassRoll?, learners: [String]) {
    guard let roll else { return }
    var taken = Set(learners)
    func free(_ person: RosterPerson) -> String {
      var label = person.label
      // Two people of one name are told apart by their numbers.
      if taken.contains(label), let number = person.ids.first ?? person.email {
        label = "\(person.label) (\(number))"
      }
      var count = 2
      while !taken.insert(label).inserted {
        label = "\(person.label) (\(count))"
        count += 1
      }
      return label
    }
    for (learner, members) in roll.people.sorted(by: { $0.key < $1.key }) {
      if members.count == 1 {
        labels[learner] = [learner]
        people[learner] = members[0]
      } else {
        labels[learner] = members.map { person in
          let label = free(person)
          people[label] = person
          return label
        }
      }
    }
    for person in roll.missing {
      let label = free(person)
      people[label] = person
      missing.append(label)
    }
  }
}
