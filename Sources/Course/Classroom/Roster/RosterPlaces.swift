/// An index of a roster by identifiers, names and groups.
struct RosterPlaces: Sendable {
  private var identifiers: [String: Set<Int>] = [:]
  private var names: [String: Set<Int>] = [:]
  /// Names without accents, used if there's no exact match.
  private var bareNames: [String: Set<Int>] = [:]
  private var groups: [String: [Int]] = [:]

  init(_ people: [RosterPerson]) {
    for (place, person) in people.enumerated() {
      for identifier in person.identifiers { identifiers[identifier, default: []].insert(place) }
      if !person.name.isEmpty {
        for key in Self.keys(of: person.name) { names[key, default: []].insert(place) }
        for key in Self.bareKeys(of: person.name) { bareNames[key, default: []].insert(place) }
      }
      if let group = person.group { groups[ComparableName.of(group), default: []].append(place) }
    }
  }

  /// Finds a member whose ID number, user name or email address is the whole name, or is a long number in the
  /// name.
  func byIdentifier(_ name: String) -> Int? {
    if let found = identifiers[ComparableName.identifier(name)], found.count == 1 {
      return found.first
    }
    // Ignore a user name of letters only, because it may be another member's first name.
    let found = Set(
      Self.candidates(in: name).filter { $0.contains(where: \.isNumber) || $0.contains("@") }
        .filter { $0.count > 3 }.flatMap { identifiers[$0] ?? [] })
    return found.count == 1 ? found.first : nil
  }

  /// Finds a member by an exact ID number, user name or email address.
  func byExactIdentifier(_ identifier: String) -> Int? {
    identifiers[identifier].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Finds a member by the short number that a platform appends to a name, such as 12 in `Kim_12`.
  func byShortNumber(_ name: String) -> Int? {
    guard let match = name.firstMatch(of: /_(\d{2,3})_*$/),
      let found = identifiers[String(match.1)], found.count == 1
    else { return nil }
    return found.first
  }

  /// Finds a member by name.
  ///
  /// The section distinguishes members with the same name.
  func byName(_ name: String, section: String?, of people: [RosterPerson]) -> Int? {
    let bare = Self.bare(name)
    for (keys, index) in [
      (Self.keys(of: name), names), (Self.keys(of: bare), names),
      (Self.bareKeys(of: name), bareNames), (Self.bareKeys(of: bare), bareNames),
    ] {
      let found = Set(keys.flatMap { index[$0] ?? [] })
      if found.count == 1 { return found.first }
      if found.count > 1, let section {
        let wanted = Set(ComparableName.words(of: section) + [ComparableName.of(section)])
        let inside = found.filter { place in
          people[place].section.map { wanted.contains(ComparableName.of($0)) } ?? false
        }
        return inside.count == 1 ? inside.first : nil
      }
      if found.count > 1 { return nil }
    }
    return nil
  }

  func isShared(_ name: String) -> Bool {
    [name, Self.bare(name)].lazy.map { Set(Self.keys(of: $0).flatMap { names[$0] ?? [] }) }
      .first { !$0.isEmpty }.map { $0.count > 1 } ?? false
  }

  /// Finds a member whose name follows the name of the member's group, as in Moodle's `Group A-Kim
  /// Minji_123`.
  ///
  /// Either name may contain a hyphen, so this function tries each hyphen.
  func byNameBehindGroup(_ name: String, of people: [RosterPerson]) -> Int? {
    let found = name.indices.filter { name[$0] == "-" }.compactMap { hyphen -> Int? in
      guard let place = byName(String(name[name.index(after: hyphen)...]), section: nil, of: people)
      else { return nil }
      // `Anna-Lena Kim` isn't `Lena Kim`.
      let before = String(name[..<hyphen])
      guard let group = people[place].group else {
        return FolderName(before).isSection ? place : nil
      }
      return ComparableName.of(group) == ComparableName.of(before) ? place : nil
    }
    return Set(found).count == 1 ? found.first : nil
  }

  /// Finds a group's members by the group's name, or by the number after “group”.
  ///
  /// A platform may append its own number.
  func group(_ name: String) -> [Int] {
    let found = group(exactly: name)
    return found.isEmpty ? group(exactly: Self.bare(name)) : found
  }

  private func group(exactly name: String) -> [Int] {
    let key = ComparableName.of(name)
    if let found = groups[key] { return found }
    if let match = key.wholeMatch(of: /(?:group|team|grp|조|팀|그룹)(\d+)|(\d+)(?:조|팀|그룹)/),
      let number = match.1 ?? match.2
    {
      return groups[String(number)] ?? []
    }
    return []
  }

  private static func bare(_ name: String) -> String {
    let plain = name.replacing(/[_ ]+\d[\d-]*_*$/, with: "")
      // Sakai appends the user name in parentheses.
      .replacing(/\([^()]*\)$/, with: "")
    return plain.isEmpty ? name : plain
  }

  private static func keys(of name: String) -> Set<String> {
    let words = ComparableName.words(of: name)
    // Canvas writes the family name first, without a space.
    let turned = words.count > 1 ? (words.suffix(1) + words.dropLast()).joined() : ""
    let turnedBack = words.count > 1 ? (words.dropFirst() + words.prefix(1)).joined() : ""
    return Set([ComparableName.of(name), ComparableName.unordered(name), turned, turnedBack])
      .subtracting([""])
  }

  private static func bareKeys(of name: String) -> Set<String> {
    let words = name.split(separator: " ").map { ComparableName.withoutMarks(String($0)) }
    return Set([ComparableName.withoutMarks(name), words.sorted().joined()]).subtracting([""])
  }

  private static func candidates(in name: String) -> Set<String> {
    let pieces = name.split { " _()[],".contains($0) }.map(String.init)
    return Set((ComparableName.words(of: name) + pieces).map(ComparableName.identifier))
  }
}
