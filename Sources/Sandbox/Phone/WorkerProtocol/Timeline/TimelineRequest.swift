package import Foundation
package import PhoneFacts

/// A request for a timeline.
package struct TimelineRequest: WorkerRequest, Hashable {
  package typealias Response = TimelineSummary

  /// The widget's type name; nil for the only widget.
  package var widget: String?
  /// The family to pass to the provider.
  package var family: Family
  /// The date of the provider's call.
  package var from: Date
  /// The widget's configuration: JSON text by parameter name.
  package var configuration: [String: String]
  /// Whether `context.isPreview` is true, as in the widget gallery.
  package var isPreview: Bool

  /// Creates a request for the timeline of one widget in one family.
  package init(
    widget: String? = nil, family: Family = .systemSmall, from: Date,
    configuration: [String: String] = [:], isPreview: Bool = false
  ) {
    self.widget = widget
    self.family = family
    self.from = from
    self.configuration = configuration
    self.isPreview = isPreview
  }

  package var erased: AnyWorkerRequest { .timeline(self) }
}

/// A timeline as the system received it.
package struct TimelineSummary: Codable, Hashable, Sendable {
  /// The time of the system's next timeline request.
  package enum Policy: Codable, Hashable, Sendable {
    /// A request after the last entry, or only when the app asks for it.
    case atEnd, never
    /// A request no earlier than this date.
    case after(Date)
  }

  /// An entry without its content.
  package struct Entry: Codable, Hashable, Sendable {
    /// The date at which the entry is shown.
    package var date: Date
    /// The score for the Smart Stack; nil if the entry has none.
    package var relevance: Double?
    /// The score's duration in seconds; nil without a score.
    ///
    /// With a duration of 0, the score lasts until the next entry.
    package var relevanceDuration: Double?

    /// Creates an entry with its date and score.
    package init(date: Date, relevance: Double?, relevanceDuration: Double? = nil) {
      self.date = date
      self.relevance = relevance
      self.relevanceDuration = relevanceDuration
    }
  }

  /// The entries, in the provider's order.
  package var entries: [Entry]
  /// The time of the next timeline request.
  package var policy: Policy

  /// Creates a timeline.
  package init(entries: [Entry], policy: Policy) {
    self.entries = entries
    self.policy = policy
  }

  /// Whether all dates are finite, and no score or duration is NaN.
  package var isComparable: Bool {
    var dates = entries.map(\.date)
    if case .after(let date) = policy { dates.append(date) }
    return dates.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite }
      && entries.allSatisfy {
        !($0.relevance?.isNaN ?? false) && !($0.relevanceDuration?.isNaN ?? false)
      }
  }
}
