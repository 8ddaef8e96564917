/// The difference between two lists of lines.
package struct LineDifference {
  package enum Step: Equatable {
    /// A line in both lists, by its old index.
    case kept(Int)
    /// A line of the old list, by index.
    case removed(Int)
    /// A line of the new list, by index.
    case added(Int)

    package var isKept: Bool { if case .kept = self { true } else { false } }
  }

  package let steps: [Step]

  /// The maximum number of lines to compare.
  ///
  /// Larger differences are treated as complete rewrites, because the shortest difference takes quadratic
  /// memory.
  private static let mostLines = 2_000

  package init(from old: [[UInt8]], to new: [[UInt8]]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let before = head..<old.count - tail
    let after = head..<new.count - tail
    var steps = (0..<head).map { Step.kept($0) }
    if before.count + after.count > Self.mostLines {
      steps += before.map { .removed($0) } + after.map { .added($0) }
    } else {
      steps += Self.steps(Array(old[before]), Array(new[after])).map {
        switch $0 {
        case .kept(let place): .kept(place + head)
        case .removed(let place): .removed(place + head)
        case .added(let place): .added(place + head)
        }
      }
    }
    self.steps = steps + (old.count - tail..<old.count).map { .kept($0) }
  }

  private static func steps(_ old: [[UInt8]], _ new: [[UInt8]]) -> [Step] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var steps: [Step] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        steps.append(.removed(from))
        from += 1
      } else if added.contains(to) {
        steps.append(.added(to))
        to += 1
      } else {
        steps.append(.kept(from))
        from += 1
        to += 1
      }
    }
    return steps
  }
}
