package import Drawing
package import Foundation

/// A picture as the phone shows it, coloured for its mode, and what is needed to caption it.
package struct RenderedWidget: Codable, Sendable {
  package var kind: String?
  package var request: RenderRequest
  package var picture: Picture

  package init(kind: String?, request: RenderRequest, picture: Picture) {
    self.kind = kind
    self.request = request
    self.picture = picture
  }
}

/// Which timeline is asked for.
package struct TimelineRequest: Codable, Hashable, Sendable {
  package var widget: String?
  package var family: String
  package var from: Date
  package var configuration: [String: String]
  /// True for `context.isPreview`, as in the widget gallery.
  package var isPreview: Bool

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
  package enum Policy: Codable, Hashable, Sendable {
    case atEnd, never
    case after(Date)
  }

  package struct Entry: Codable, Hashable, Sendable {
    package var date: Date
    package var relevance: Double?

    package init(date: Date, relevance: Double?) {
      self.date = date
      self.relevance = relevance
    }
  }

  package var entries: [Entry]
  package var policy: Policy

  package init(entries: [Entry], policy: Policy) {
    self.entries = entries
    self.policy = policy
  }

  /// Whether each of its numbers is one.
  package var isComparable: Bool {
    var dates = entries.map(\.date)
    if case .after(let date) = policy { dates.append(date) }
    return dates.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite }
      && entries.allSatisfy { !($0.relevance?.isNaN ?? false) }
  }
}

/// What a tap did.
package struct TapOutcome: Codable, Sendable {
  /// The intent's type that ran, if one did.
  package var intent: String?
  /// The URL that the app was opened with, if it was.
  package var opened: URL?
  package var reloadedKinds: [String]
  /// Whether the intent itself asked for the reload that comes anyway.
  package var asksForReload: Bool
  package var error: String?
  package var after: RenderedWidget?

  package init(
    intent: String? = nil, opened: URL? = nil, reloadedKinds: [String] = [],
    asksForReload: Bool = false, error: String? = nil, after: RenderedWidget? = nil
  ) {
    self.intent = intent
    self.opened = opened
    self.reloadedKinds = reloadedKinds
    self.asksForReload = asksForReload
    self.error = error
    self.after = after
  }
}
