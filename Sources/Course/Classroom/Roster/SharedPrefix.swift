/// The prefix that the names of learners' folders share, such as `hw3-forecast-` in GitHub Classroom clones.
struct SharedPrefix {
  /// The maximum length of a name.
  ///
  /// Longer names don't come from a platform and are ignored.
  private static let longestName = 255

  private let text: String

  /// Finds the prefix whose removal makes the most names match the roster.
  ///
  /// - Parameter names: The names of learners who aren't in the roster.
  /// - Returns: Nil unless such a prefix is shared by at least two names and by at least half of all names.
  init?(of names: [String], in roster: Roster) {
    let owns = names.map(Self.own).filter { $0.utf8.count <= Self.longestName }
    var counts: [String: Int] = [:]
    for name in owns {
      for end in name.indices.dropLast() where "-_ ".contains(name[end]) {
        counts[String(name[...end]), default: 0] += 1
      }
    }
    let shared = counts.filter { $0.value > 1 && 2 * $0.value >= owns.count }.keys
    let best = shared.map { prefix in
      (
        prefix: prefix,
        known: owns.count { name in
          name.hasPrefix(prefix)
            && roster.person(named: String(name.dropFirst(prefix.count))) != nil
        }
      )
    }.filter { $0.known > 0 }
      .max { ($0.known, -$0.prefix.count, $0.prefix) < ($1.known, -$1.prefix.count, $1.prefix) }
    guard let best else { return nil }
    text = best.prefix
  }

  func rest(of name: String) -> String? {
    let own = Self.own(name)
    guard own.hasPrefix(text), own.count > text.count else { return nil }
    return "\(name.dropLast(own.count))\(own.dropFirst(text.count))"
  }

  private static func own(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }
}
