extension FileChange {
  /// The shortest change that makes `new` of `old` and fits in one place only; nil where they are alike.
  ///
  /// - Parameter context: How many lines stand around it at least, where there are any.
  package init?(
    of name: String, base: Base, from old: SourceLines, to new: SourceLines, context: Int = 0
  ) {
    guard old != new else { return nil }
    let (before, after) = (old.bare, new.bare)
    var steps = LineDifference(from: before, to: after).steps
    // An end that changes is a change of the last line.
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

  /// The runs of steps that make a hunk each: what changes, and as many lines around it as tell it from
  /// any other place.
  private static func ranges(
    of steps: [LineDifference.Step], _ before: [[UInt8]], context: Int
  ) -> [Range<Int>] {
    let search = LineSearch(before)
    var ranges: [Range<Int>] = []
    for place in steps.indices where !steps[place].isKept {
      // One line between two changes reads better than two hunks.
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

/// A change that takes lines around it in until it stands in one place only.
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
      // A change is told by what it stands under, as far as possible.
      let canGrow = isUpwards ? range.lowerBound > 0 : range.upperBound < steps.count
      if canGrow { range = isUpwards ? up(range) : down(range) }
      isUpwards.toggle()
    }
    return range
  }

  /// A blank line at the edge tells nothing, and would be taken for a gap.
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
