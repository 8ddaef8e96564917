package import Drawing
package import Foundation

/// A picture as the phone shows it, coloured for its mode, and what is needed to caption it.
package struct RenderedWidget: Codable, Sendable {
  /// The widget's `kind`; nil for a bare view.
  package var kind: String?
  /// What was asked for.
  package var request: RenderRequest
  /// What the phone shows.
  package var picture: Picture

  /// A picture, and the request that it answers.
  package init(kind: String?, request: RenderRequest, picture: Picture) {
    self.kind = kind
    self.request = request
    self.picture = picture
  }
}

/// Which timeline is asked for.
package struct TimelineRequest: Codable, Hashable, Sendable {
  /// The widget's type name; nil takes the only one.
  package var widget: String?
  /// `WidgetFamily` by name.
  package var family: String
  /// The moment at which the provider is asked.
  package var from: Date
  /// Values of the widget's configuration by parameter name, as JSON text.
  package var configuration: [String: String]
  /// True for `context.isPreview`, as in the widget gallery.
  package var isPreview: Bool

  /// A request for the timeline of one widget in one family.
  package init(
    widget: String? = nil, family: String = "systemSmall", from: Date,
    configuration: [String: String] = [:], isPreview: Bool = false
  ) {
    self.widget = widget
    self.family = family
    self.from = from
    self.configuration = configuration
    self.isPreview = isPreview
  }
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

/// What a tap did.
package struct TapOutcome: Codable, Sendable {
  /// The intent's type that ran, if one did.
  package var intent: String?
  /// The URL that the app was opened with, if it was.
  package var opened: URL?
  /// The kinds of the widgets whose timelines are made anew.
  package var reloadedKinds: [String]
  /// Whether the intent itself asked for the reload that comes anyway.
  package var asksForReload: Bool
  /// Whether the intent stored something after it had last asked for a reload.
  package var storesAfterAsking: Bool
  /// What the intent threw, in words; nil where it threw nothing.
  package var error: String?
  /// The widget after the tap; nil where the intent threw.
  package var after: RenderedWidget?

  /// What a tap did; nothing, where nothing is said.
  package init(
    intent: String? = nil, opened: URL? = nil, reloadedKinds: [String] = [],
    asksForReload: Bool = false, storesAfterAsking: Bool = false, error: String? = nil,
    after: RenderedWidget? = nil
  ) {
    self.intent = intent
    self.opened = opened
    self.reloadedKinds = reloadedKinds
    self.asksForReload = asksForReload
    self.storesAfterAsking = storesAfterAsking
    self.error = error
    self.after = after
  }
}
