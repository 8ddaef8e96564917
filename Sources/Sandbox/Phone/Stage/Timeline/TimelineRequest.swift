package import Foundation
package import PhoneFacts

/// Which timeline is asked for.
package struct TimelineRequest: StageRequest, Hashable {
  package typealias Response = TimelineSummary

  /// The widget's type name; nil takes the only one.
  package var widget: String?
  /// The family that the provider is asked for.
  package var family: Family
  /// The moment at which the provider is asked.
  package var from: Date
  /// Values of the widget's configuration by parameter name, as JSON text.
  package var configuration: [String: String]
  /// True for `context.isPreview`, as in the widget gallery.
  package var isPreview: Bool

  /// A request for the timeline of one widget in one family.
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

  package var erased: AnyStageRequest { .timeline(self) }
}

/// A timeline as the system received it.
package struct TimelineSummary: Codable, Hashable, Sendable {
  /// When the system asks for the next timeline.
  package enum Policy: Codable, Hashable, Sendable {
    /// After the last entry, or not before the app says so.
    case atEnd, never
    /// Not before this moment.
    case after(Date)
  }

  /// One entry without its content.
  package struct Entry: Codable, Hashable, Sendable {
    /// When it is shown.
    package var date: Date
    /// The score by which a Smart Stack chooses; nil where the entry gives none.
    package var relevance: Double?
    /// For how many seconds the score holds; 0 until the next entry, nil without a score.
    package var relevanceDuration: Double?

    /// An entry by its date and score.
    package init(date: Date, relevance: Double?, relevanceDuration: Double? = nil) {
      self.date = date
      self.relevance = relevance
      self.relevanceDuration = relevanceDuration
    }
  }

  /// The entries, in the provider's order.
  package var entries: [Entry]
  /// When the next timeline is wanted.
  package var policy: Policy

  /// A timeline by its entries and policy.
  package init(entries: [Entry], policy: Policy) {
    self.entries = entries
    self.policy = policy
  }

  /// Whether each of its numbers is one.
  package var isComparable: Bool {
    var dates = entries.map(\.date)
    if case .after(let date) = policy { dates.append(date) }
    return dates.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite }
      && entries.allSatisfy {
        !($0.relevance?.isNaN ?? false) && !($0.relevanceDuration?.isNaN ?? false)
      }
  }
}
