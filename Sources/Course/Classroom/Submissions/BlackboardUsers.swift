/// The users in Blackboard names such as `HW 3_m_kim`.
///
/// An underscore separates the assignment from the user, but both may also contain underscores. Only a
/// comparison of all names in a class reveals the user.
struct BlackboardUsers {
  private var users: [String: String] = [:]

  /// - Parameter names: All names in the same folder.
  init(_ names: some Sequence<String>) {
    let all = Set(names).sorted().map { name in
      (
        name: name,
        parts: name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
      )
    }
    // The parts that all names begin with belong to the assignment.
    let shared = Self.sharedCount(all.map(\.parts))
    let rests = all.map { ($0.name, Array($0.parts.dropFirst(all.count > 1 ? shared : 0))) }
    take(Self.withoutAssignments(rests))
  }

  /// Returns the user in a name; nil for a name that wasn't examined.
  func user(of name: String) -> String? { users[name] }

  private mutating func take(_ found: [(String, [String])]) {
    for (name, parts) in found { users[name] = parts.joined(separator: "_") }
  }

  private static func sharedCount(_ all: [[String]]) -> Int {
    guard let first = all.first else { return 0 }
    var count = 0
    while count < first.count - 1,
      all.allSatisfy({ $0.count > count + 1 && $0[count] == first[count] })
    {
      count += 1
    }
    return count
  }

  /// Removes parts that only distinguish assignments: the same users follow each such part.
  private static func withoutAssignments(_ all: [(String, [String])]) -> [(String, [String])] {
    let groups = Dictionary(grouping: all) { $0.1.count > 1 ? $0.1[0] : "" }
    guard groups[""] == nil, groups.count < all.count || all.count == 1 else { return all }
    if all.count == 1 { return all.map { ($0.0, $0.1.suffix(1)) } }
    return groups.values.flatMap { group -> [(String, [String])] in
      let shared = group.count > 1 ? sharedCount(group.map(\.1)) : 1
      return group.map { ($0.0, Array($0.1.dropFirst(shared))) }
    }
  }
}
