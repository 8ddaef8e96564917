import Classroom
import Sentences

/// The roster compared with the submissions: who submitted, who didn't, and who isn't on the roster.
struct RollPhrases {
  let lines: [Sentence]

  init(_ roll: ClassRoll?) {
    guard let roll, !roll.isBare else {
      lines = []
      return
    }
    let people = roll.people.values.reduce(0) { $0 + $1.count }
    var lines = [
      Sentence(
        """
        Roster: \(people) matched, \(roll.missing.count) submitted nothing, \(roll.unmatched.count) \
        submitted but aren't on the roster.
        """,
        ko: """
          명단: 찾은 사람 \(people)명, 내지 않은 사람 \(roll.missing.count)명, 냈지만 명단에 없는 것 \
          \(roll.unmatched.count)개.
          """)
    ]
    let missing = roll.missing.map(\.label)
    if !missing.isEmpty {
      let names = Self.listed(missing)
      lines.append(Sentence("Submitted nothing: \(names).", ko: "  내지 않음: \(names)."))
    }
    let unknown = roll.unmatched.map { name in
      if let person = roll.second[name] { return "\(name) (\(person.label)?)" }
      return roll.ambiguous.contains(name) ? "\(name) (?)" : name
    }
    if !unknown.isEmpty {
      let names = Self.listed(unknown)
      lines.append(
        Sentence(
          """
          These submissions can't be matched to a learner: \(names). Rename their folders to the \
          numbers on the roster.
          """,
          ko: "  누구의 것인지 분명하지 않음: \(names). 그 폴더에 명단의 번호를 붙이세요."))
    }
    if let shared = roll.shared {
      let numbers = Self.listed(shared)
      lines.append(
        Sentence(
          "Several learners on the roster share these numbers, so they identify no one: \(numbers).",
          ko: "명단에서 여러 학습자의 번호가 같아서 이 번호로는 찾을 수 없어요: \(numbers)."))
    }
    for (name, members) in roll.people.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      let names = Self.listed(members.map(\.label))
      lines.append(
        Sentence("\(name) is from a group: \(names).", ko: "\(name): 함께 낸 사람 \(names)."))
    }
    self.lines = lines
  }

  private static func listed(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", … (\(names.count))" : "")
  }
}
