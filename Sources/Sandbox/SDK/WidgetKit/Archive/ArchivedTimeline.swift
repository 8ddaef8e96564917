import AppleFoundation
package import SwiftUI

/// An entry as the system keeps it: when it counts, and how its view is made.
///
/// The entry itself stays inside the closure; it comes from the learner's code, which may hand it
/// over from any thread, and is only read on the main actor from then on.
package struct ArchivedEntry: @unchecked Sendable {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  /// The entry, for those who look into it.
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
  /// In the provider's order.
  package let entries: [ArchivedEntry]
  package let policy: TimelineReloadPolicy

  package init(entries: [ArchivedEntry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }

  /// The entry shown at a moment: the latest that has begun; before all of them, the first.
  package func entry(at date: Date) -> ArchivedEntry? {
    let begun = entries.enumerated().filter { $0.element.date <= date }
    let latest = begun.max { first, second in
      (first.element.date, first.offset) < (second.element.date, second.offset)
    }
    return latest?.element ?? entries.min { $0.date < $1.date }
  }

  /// The date of the last entry.
  package var end: Date? { entries.map(\.date).max() }

  /// When the system asks for the next timeline; nil if it never does by itself.
  package var reloadDate: Date? {
    switch policy.moment {
    case .atEnd: end
    case .after(let date): date
    case .never: nil
    }
  }
}
