package import Foundation
import Sentences

/// The list of learners in a class.
package struct Roster: Sendable {
  package let people: [RosterPerson]
  private let places: RosterPlaces

  /// Identifiers that several members share, and that therefore identify none of them.
  let sharedIdentifiers: [String]

  /// Creates a roster; rows with the same identifiers and name count once.
  package init(_ people: [RosterPerson]) {
    var seen: Set<[String]> = []
    let own = people.filter { person in
      person.ids.isEmpty || seen.insert(person.ids + [ComparableName.of(person.name)]).inserted
    }
    self.people = own
    places = RosterPlaces(own)
    let identifiers = own.flatMap { Set($0.ids) }
    sharedIdentifiers = Dictionary(grouping: identifiers) { $0 }.filter { $0.value.count > 1 }
      .keys.sorted()
  }

  /// Reads a roster, with columns in any order and in any spreadsheet dialect.
  ///
  /// - Throws: `GradingError.brokenTable`.
  package init(_ place: URL) throws(GradingError) {
    guard let roster = try Self.filled(place) else {
      throw .brokenTable(
        place.path, reason: Sentence("it lists no learners.", ko: "학습자가 한 명도 없어요."))
    }
    self = roster
  }

  /// Reads a roster that the teacher may not have filled in yet; nil if it's empty.
  ///
  /// - Throws: `GradingError.brokenTable`.
  package static func filled(_ place: URL) throws(GradingError) -> Roster? {
    let file = try TableFile(place)
    let table = file.table
    let columns = RosterColumns(table.header)
    guard columns.isUsable else {
      throw .brokenTable(
        place.path,
        reason: Sentence(
          """
          the first row has no column that identifies learners. Call a column id, name or email; the \
          columns group and section are optional.
          """,
          ko: """
            첫 줄에 학습자를 구별할 수 있는 열이 없어요. 열 하나의 이름을 id, name, email 가운데 하나로 하세요. group과 \
            section 열은 없어도 돼요.
            """))
    }
    let people = table.body.compactMap {
      RosterPerson($0, of: table, by: columns)
    }
    return people.isEmpty ? nil : Roster(people)
  }

  func isKnown(_ name: String) -> Bool { !match(name).isEmpty }

  /// Returns the members that a name matches: none, one, or a whole group.
  ///
  /// Identifiers take precedence over names. An ambiguous name matches none.
  func match(_ name: String) -> [RosterPerson] {
    let (section, own) = Self.parts(of: name)
    if let found = places.byIdentifier(own) { return [people[found]] }
    if let found = places.byName(own, section: section, of: people) { return [people[found]] }
    if let found = places.byNameBehindGroup(own, of: people) { return [people[found]] }
    let group = places.group(own).map { people[$0] }
    if !group.isEmpty { return group }
    return places.byShortNumber(own).map { [people[$0]] } ?? []
  }

  /// Returns the member whose identifier or full name matches; nil for groups and unknown names.
  func person(named name: String) -> RosterPerson? {
    let (section, own) = Self.parts(of: name)
    let place =
      places.byIdentifier(own) ?? places.byName(own, section: section, of: people)
      ?? places.byNameBehindGroup(own, of: people)
    return place.map { people[$0] }
  }

  /// Returns the roster entry for a person, found by identifiers first, then by name.
  func person(_ other: RosterPerson) -> RosterPerson? {
    for identifier in other.ids + [other.email].compactMap({ $0 }) {
      if let place = places.byIdentifier(identifier) { return people[place] }
    }
    return places.byName(other.name, section: other.section, of: people).map { people[$0] }
  }

  /// Returns the roster with additional identifiers from another list of the members, such as a platform's
  /// list.
  ///
  /// Adds no members, because only the class's own roster determines who is in the class.
  package func joined(with others: [RosterPerson]) -> Roster {
    let other = Roster(others)
    let names = Dictionary(grouping: others) { ComparableName.unordered($0.name) }
    let ownNames = Dictionary(grouping: people) { ComparableName.unordered($0.name) }
    return Roster(
      people.map { person in
        let listed = person.identifiers.lazy.compactMap(other.places.byExactIdentifier).first
        let name = ComparableName.unordered(person.name)
        let isAlone = ownNames[name]?.count == 1 && names[name]?.count == 1 && !name.isEmpty
        let named = isAlone ? names[name]?.first : nil
        guard let same = listed.map({ other.people[$0] }) ?? named else { return person }
        var person = person
        let own = person.identifiers
        person.ids += same.ids.filter { !own.contains(ComparableName.identifier($0)) }
        person.email = person.email ?? same.email
        return person
      })
  }

  /// Whether a name matches several members.
  func isAmbiguous(_ name: String) -> Bool { places.isShared(Self.parts(of: name).own) }

  private static func parts(of name: String) -> (section: String?, own: String) {
    guard let stroke = name.lastIndex(of: "/") else { return (nil, name) }
    return (String(name[..<stroke]), String(name[name.index(after: stroke)...]))
  }
}
