extension FileChange {
  /// Creates the shortest unambiguous change from `old` to `new`; nil if they're equal.
  ///
  /// - Parameter context: The minimum number of context lines around each change.
  package init?(
    of name: String, base: Base, from old: SourceLines, to new: SourceLines, context: Int = 0
  ) {
    guard old != new else { return nil }
    let (before, after) = (old.bare, new.bare)
    var steps = LineDifference(from: before, to: after).steps
    // Adding or removing the final line break changes the last line.
    if old.endsWithBreak != new.endsWithBreak, case .kept(let place)? = steps.last {
      steps.removeLast()
      steps += [.removed(place), .added(after.count - 1)]
    }
    let ranges = Self.ranges(of: steps, before, context: context)
    let hunks = ranges.map { range in
      Hunk(
        steps[range].map { step in
          switch step {
          case .kept(let place):
            Line(
              .kept, before[place],
              isUnended: !old.endsWithBreak && !new.endsWithBreak && place == before.count - 1)
          case .removed(let place):
            Line(
              .removed, before[place],
              isUnended: !old.endsWithBreak && place == before.count - 1)
          case .added(let place):
            Line(.added, after[place], isUnended: !new.endsWithBreak && place == after.count - 1)
          }
        })
    }
    self.init(name, base: base, hunks: hunks)
  }

  /// Returns the steps of each hunk: a change, with enough context to be unambiguous.
  private static func ranges(
    of steps: [LineDifference.Step], _ before: [[UInt8]], context: Int
  ) -> [Range<Int>] {
    let search = LineSearch(before)
    var ranges: [Range<Int>] = []
    for place in steps.indices where !steps[place].isKept {
      // A single unchanged line joins two changes, which is easier to read than two hunks.
      if let last = ranges.last, place - last.upperBound <= 1 {
        ranges[ranges.count - 1] = last.lowerBound..<place + 1
      } else {
        ranges.append(place..<place + 1)
      }
    }
    var grown: [Range<Int>] = []
    for range in ranges {
      var range = Growth(range, in: steps, before, search).range(context: context)
      while let last = grown.last, last.upperBound >= range.lowerBound {
        range = last.lowerBound..<max(last.upperBound, range.upperBound)
        grown.removeLast()
      }
      grown.append(range)
    }
    return grown
  }
}

/// A change that grows by context lines until its position is unique.
private struct Growth {
  private let changed: Range<Int>
  private let steps: [LineDifference.Step]
  private let before: [[UInt8]]
  private let search: LineSearch

  init(
    _ changed: Range<Int>, in steps: [LineDifference.Step], _ before: [[UInt8]],
    _ search: LineSearch
  ) {
    self.changed = changed
    self.steps = steps
    self.before = before
    self.search = search
  }

  func range(context: Int) -> Range<Int> {
    var range =
      max(
        0, changed.lowerBound - context)..<min(
        steps.count, changed.upperBound + context)
    var isUpwards = true
    while range != 0..<steps.count, !isUnique(range) {
      // Prefers context above the change.
      let canGrow = isUpwards ? range.lowerBound > 0 : range.upperBound < steps.count
      if canGrow { range = isUpwards ? up(range) : down(range) }
      isUpwards.toggle()
    }
    return range
  }

  /// A blank line at the edge would look like a separator, so growth continues past it.
  private func up(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound - 1
    while start > 0, isBlank(start) { start -= 1 }
    return start..<range.upperBound
  }

  private func down(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound + 1
    while end < steps.count, isBlank(end - 1) { end += 1 }
    return range.lowerBound..<end
  }

  private func isBlank(_ place: Int) -> Bool {
    guard case .kept(let line) = steps[place] else { return false }
    return before[line].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func isUnique(_ range: Range<Int>) -> Bool {
    let lines = steps[range].compactMap { step in
      switch step {
      case .kept(let place), .removed(let place): before[place]
      case .added: nil
      }
    }
    return search.places(of: lines, most: 2).count == 1
  }
}
