package import Foundation
package import WidgetKit

/// What a widget shows over time, if every later timeline has the shape of the first.
///
/// The provider is asked once: it reads the machine's clock, which cannot be moved for it.
package struct TimelineProjection: Hashable, Sendable {
  /// A change of what the widget shows.
  package struct Change: Hashable, Sendable {
    /// When it comes on the screen.
    package let date: Date
    /// The entry's place in its timeline.
    package let entry: Int
    /// Counted from 0: which timeline the entry belongs to.
    package let timeline: Int
  }

  /// A new timeline: when the policy wanted it, and when the budget allowed it.
  package struct Reload: Hashable, Sendable {
    /// The moment that the policy asks for.
    package let wanted: Date
    /// The moment at which the budget lets it happen; never before `wanted`.
    package let granted: Date
  }

  /// What is shown, oldest first; each until the next one.
  package private(set) var changes: [Change] = []
  /// The reloads that happen within the time, oldest first.
  package private(set) var reloads: [Reload] = []

  /// Follows a timeline from `start` on for `duration` seconds.
  package init(
    of timeline: ArchivedTimeline, from start: Date, duration: TimeInterval,
    budget: ReloadBudget = ReloadBudget()
  ) {
    let end = start.addingTimeInterval(max(0, duration))
    var budget = budget
    var asked = start
    var number = 0
    while asked < end {
      let offset = asked.timeIntervalSince(start)
      let wanted = timeline.reloadDate?.addingTimeInterval(offset)
      // A date in the past asks for a reload at once.
      let granted = wanted.map { budget.grant(max($0, asked)) }
      let shownUntil = min(granted ?? end, end)
      add(timeline, number: number, offset: offset, asked: asked, until: shownUntil)
      guard let wanted, let granted, granted < end else { break }
      reloads.append(Reload(wanted: wanted, granted: granted))
      asked = granted
      number += 1
    }
  }

  private mutating func add(
    _ timeline: ArchivedTimeline, number: Int, offset: TimeInterval, asked: Date, until: Date
  ) {
    let order = timeline.entries.indices.sorted {
      (timeline.entries[$0].date, $0) < (timeline.entries[$1].date, $1)
    }
    let shifted = order.map { (index: $0, date: timeline.entries[$0].date + offset) }
    // Of the entries already due, the latest is shown at once; with none due, the first one is.
    let first = shifted.last { $0.date <= asked } ?? shifted.first
    if let first { changes.append(Change(date: asked, entry: first.index, timeline: number)) }
    for entry in shifted
    where entry.date > asked && entry.date < until && entry.index != first?.index {
      changes.append(Change(date: entry.date, entry: entry.index, timeline: number))
    }
  }
}
