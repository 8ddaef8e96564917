/// The labels for learners in the reports about a class.
struct LabelledRoll {
  /// The labels for each learner's work: the folder name for one person, each member's name for a group.
  private(set) var labels: [String: [String]] = [:]
  private(set) var people: [String: RosterPerson] = [:]
  private(set) var missing: [String] = []

  func names(of label: String, learner: String) -> [String] {
    let person = people[label]
    return [label, learner, person?.name ?? "", person?.email ?? ""] + (person?.ids ?? [])
  }

  init(_ roll: ClassRoll?, learners: [String]) {
    guard let roll else { return }
    var taken = Set(learners)
    func free(_ person: RosterPerson) -> String {
      var label = person.label
      // ID numbers distinguish learners with the same name.
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
