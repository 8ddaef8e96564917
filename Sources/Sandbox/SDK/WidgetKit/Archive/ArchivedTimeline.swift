import AppleFoundation
package import SwiftUI

/// A stored timeline entry: its date and its view.
///
/// The closure holds the entry, which comes from learner code on any thread. From then on, only the main
/// actor reads it.
package struct ArchivedEntry: @unchecked Sendable {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  package let entry: any TimelineEntry
  package let makeView: @MainActor () -> any View

  package init(entry: any TimelineEntry, makeView: @escaping @MainActor () -> any View) {
    self.entry = entry
    self.date = entry.date
    self.relevance = entry.relevance
    self.makeView = makeView
  }
}

/// A timeline as the system received it.
package struct ArchivedTimeline: Sendable {
  /// The entries in the provider's order.
  package let entries: [ArchivedEntry]
  package let policy: TimelineReloadPolicy

  package init(entries: [ArchivedEntry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }

  /// Returns the entry for a date: the latest entry that has begun, or else the first entry.
  package func entry(at date: Date) -> ArchivedEntry? {
    let begun = entries.enumerated().filter { $0.element.date <= date }
    let latest = begun.max { first, second in
      (first.element.date, first.offset) < (second.element.date, second.offset)
    }
    return latest?.element ?? entries.min { $0.date < $1.date }
  }

  /// The date of the last entry.
  package var end: Date? { entries.map(\.date).max() }

  /// The date of the next reload, or `nil` if the system doesn't reload automatically.
  package var reloadDate: Date? {
    switch policy.moment {
    case .atEnd: end
    case .after(let date): date
    case .never: nil
    }
  }
}
