package import Foundation
import Sentences

/// Who is in a class.
package struct Roster: Sendable {
  package let people: [RosterPerson]
  private let places: RosterPlaces

  /// Numbers that stand with several people: nobody is found by them.
  let sharedIdentifiers: [String]

  /// Makes a list of people; who stands in it twice, by number and name, is one.
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

  /// Reads a list: any order of columns, any dialect of spreadsheets.
  ///
  /// - Throws: `GradingError.brokenTable`.
  package init(_ place: URL) throws(GradingError) {
    guard let roster = try Self.filled(place) else {
      throw .brokenTable(
        place.path, reason: Sentence("nobody is in it.", ko: "아무도 들어 있지 않아요."))
    }
    self = roster
  }

  /// Reads a list that a teacher may not have filled in yet; nil where nobody is in it.
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
          its first row names no column that says who somebody is. Call one id, name or email; group and \
          section may stand beside.
          """,
          ko: """
            첫 줄에 사람을 알 수 있는 열이 없어요. 열 하나를 id, name, email 가운데 하나로 부르세요. group과 \
            section 열도 둘 수 있어요.
            """))
    }
    let people = table.body.compactMap {
      RosterPerson($0, of: table, by: columns)
    }
    return people.isEmpty ? nil : Roster(people)
  }

  /// Whether a name, of a folder or file, is somebody's or a group's.
  func isKnown(_ name: String) -> Bool { !match(name).isEmpty }

  /// Whose a name is: nobody's, somebody's, or that of a group.
  ///
  /// A number counts before a name. What may be two people's is nobody's.
  func match(_ name: String) -> [RosterPerson] {
    let (section, own) = Self.parts(of: name)
    if let found = places.byIdentifier(own) { return [people[found]] }
    if let found = places.byName(own, section: section, of: people) { return [people[found]] }
    if let found = places.byNameBehindGroup(own, of: people) { return [people[found]] }
    let group = places.group(own).map { people[$0] }
    if !group.isEmpty { return group }
    return places.byShortNumber(own).map { [people[$0]] } ?? []
  }

  /// The person whose number or whole name something has; nil for a group's, and for nobody's.
  func person(named name: String) -> RosterPerson? {
    let (section, own) = Self.parts(of: name)
    let place =
      places.byIdentifier(own) ?? places.byName(own, section: section, of: people)
      ?? places.byNameBehindGroup(own, of: people)
    return place.map { people[$0] }
  }

  /// Somebody as the list has them: by their numbers first, then by their name.
  func person(_ other: RosterPerson) -> RosterPerson? {
    for identifier in other.ids + [other.email].compactMap({ $0 }) {
      if let place = places.byIdentifier(identifier) { return people[place] }
    }
    return places.byName(other.name, section: other.section, of: people).map { people[$0] }
  }

  /// The list with all numbers that another one has of the same people, such as a platform's own.
  ///
  /// Nobody is added: who is in a class is for its own list to say.
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

  /// Whether a name is that of several people.
  func isAmbiguous(_ name: String) -> Bool { places.isShared(Self.parts(of: name).own) }

  private static func parts(of name: String) -> (section: String?, own: String) {
    guard let stroke = name.lastIndex(of: "/") else { return (nil, name) }
    return (String(name[..<stroke]), String(name[name.index(after: stroke)...]))
  }
}
