import Archives

/// Finds hand-ins with an unclear owner.
///
/// Either several hand-ins claim the same person, or a file name and its manifest refer to different people.
/// Learners can write any name into a hand-in. Without this check, the later of two hand-ins would take the
/// other's mark.
struct HandInClaims {
  private struct Claim {
    /// The name given by the file, its folder or the platform.
    var name: String
    /// The file or folder name.
    var entry: String
    var place: [String]
    var person: RosterPerson
    var learner: String
    /// Whether only the manifest identifies the owner.
    var isBare: Bool
  }

  private let roster: Roster?
  private let claims: [Claim]
  private let learners: [Learner]

  init(of learners: [Learner], roster: Roster?) {
    self.roster = roster
    self.learners = learners
    claims = learners.flatMap { learner in
      learner.items.flatMap { piece -> [Claim] in
        if let person = piece.person {
          let name = Archive.Form.stem(of: piece.item.name)
          return [
            Claim(
              name: name, entry: piece.item.name, place: piece.place, person: person,
              learner: learner.name, isBare: true)
          ]
        }
        let own = learner.name.split(separator: "/").last.map(String.init) ?? learner.name
        return Self.handIns(in: piece.item).map { handIn in
          Claim(
            name: own, entry: piece.item.name, place: piece.place, person: handIn.person,
            learner: learner.name, isBare: false)
        }
      }
    }
  }

  /// The questions to resolve before grading.
  var doubts: [ReadingDoubt] {
    let doubts = rivals + borrowed
    var seen: Set<[String]> = []
    return doubts.filter { seen.insert([$0.place] + $0.examples.sorted()).inserted }
  }

  private static func handIns(in item: HandedInItem) -> [HandIn] {
    item.handIn.map { [$0] } ?? item.children.flatMap(handIns)
  }

  /// Hand-ins that claim the same person but have unrelated file names.
  private var rivals: [ReadingDoubt] {
    let bare = claims.filter(\.isBare)
    let groups = Dictionary(grouping: bare, by: \.learner).sorted { $0.key < $1.key }.map(\.value)
    let own = groups.filter { $0.count > 1 && !areOnes($0) }
    return (own + listedTwice(groups)).map { group in
      doubt(.claims(of: group[0].person.label), about: group)
    }
  }

  /// Whether several hand-ins clearly belong to one learner: each file name contains the learner's name, or
  /// all file names are alike.
  private func areOnes(_ claims: [Claim]) -> Bool {
    let names = claims.map { Set(ComparableName.words(of: $0.person.name)) }
    let isOneName = names.allSatisfy { name in
      names.allSatisfy { $0.isSubset(of: name) || name.isSubset(of: $0) }
    }
    guard isOneName else { return false }
    return claims.allSatisfy { Self.says($0.name, $0.person) }
      || Set(claims.map { Self.subject(of: $0.name) }).count == 1
  }

  /// Learners with different names that match the same roster entry, at least one of them only through a
  /// hand-in.
  private func listedTwice(_ groups: [[Claim]]) -> [[Claim]] {
    guard let roster else { return [] }
    var people: [RosterPerson: [Claim]] = [:]
    for group in groups {
      guard let claim = group.first, let person = roster.person(claim.person) else { continue }
      people[person, default: []].append(claim)
    }
    let bare = Set(groups.compactMap(\.first?.learner))
    for learner in learners where !bare.contains(learner.name) {
      let found = roster.match(learner.name)
      guard found.count == 1, let item = learner.items.first?.item,
        let claims = people[found[0]], let first = claims.first
      else { continue }
      people[found[0]]?.append(
        Claim(
          name: learner.name, entry: item.name, place: learner.items[0].place,
          person: first.person, learner: learner.name, isBare: false))
    }
    return people.values.filter { $0.count > 1 }.sorted { $0[0].entry < $1[0].entry }
  }

  /// Hand-ins whose file name and manifest match different roster entries.
  private var borrowed: [ReadingDoubt] {
    guard let roster else { return [] }
    return claims.compactMap { claim in
      guard let said = roster.person(claim.person), let called = owner(of: claim, in: roster),
        said != called
      else { return nil }
      return doubt(.otherName(called.label, says: said.label), about: [claim])
    }
  }

  /// Returns the roster entry that a hand-in's name matches.
  private func owner(of claim: Claim, in roster: Roster) -> RosterPerson? {
    if let person = roster.person(named: claim.isBare ? claim.name : claim.learner) {
      return person
    }
    let found = roster.people.filter { Self.says(claim.name, $0) }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a name contains a person's ID number or full name.
  private static func says(_ name: String, _ person: RosterPerson) -> Bool {
    let words = Set(ComparableName.words(of: name))
    let numbers = person.identifiers.flatMap { ComparableName.words(of: $0) == [$0] ? [$0] : [] }
    if !words.isDisjoint(with: numbers) { return true }
    let own = ComparableName.words(of: person.name)
    return !own.isEmpty && words.isSuperset(of: own)
  }

  /// Returns a name without its version suffix.
  private static func subject(of name: String) -> String {
    (SourceName(name + ".swift")?.subject ?? name).lowercased()
  }

  private func doubt(_ kind: ReadingDoubt.Kind, about claims: [Claim]) -> ReadingDoubt {
    let place = claims[0].place
    let entries = claims.map { ($0.place + [$0.entry]).joined(separator: "/") }
    let patterns = Set(claims.map(\.place)).sorted { $0.count < $1.count }.flatMap { place in
      let names = claims.filter { $0.place == place }.map(\.entry)
      let own = names.lazy.compactMap { PlatformName($0) { _ in false } }.first { $0.isCertain }
      return (own?.patterns ?? ["{who}"]).map { SectionLevel.pattern(place + [$0]) }
    }
    return ReadingDoubt(
      kind: kind, place: place.joined(separator: "/"), examples: entries, patterns: [patterns])
  }
}
