/// The beginning that the names of a class's folders share, such as `hw3-forecast-` of clones from GitHub Classroom.
struct SharedPrefix {
  /// Longer names than a platform gives have none.
  private static let longestName = 255

  private let text: String

  /// Finds the beginning without which most of the names are in a list.
  ///
  /// - Parameter names: Of learners whom the list does not know.
  /// - Returns: Nil where no beginning of at least half of the names, and of two, helps.
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

  /// A name without the beginning; nil for a name that has another.
  func rest(of name: String) -> String? {
    let own = Self.own(name)
    guard own.hasPrefix(text), own.count > text.count else { return nil }
    return "\(name.dropLast(own.count))\(own.dropFirst(text.count))"
  }

  private static func own(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }
}
