import Foundation
import Stage
package import Viewing

/// A widget's plan as `timeline --json` prints it.
package struct TimelineReport: Encodable {
  struct Entry: Encodable {
    var date: Date
    var relevance: Double?
  }

  /// A stretch of time in which one entry is on screen.
  struct Shown: Encodable {
    var from: Date
    var until: Date
    /// When its timeline was asked for.
    var asked: Date
    /// Its place in that timeline.
    var entry: Int
  }

  var version = 1
  var widget: String?
  var from: Date
  var until: Date
  var entries: [Entry]
  var shown: [Shown]
  /// `atEnd`, `never` or `after`; nil without a timeline.
  var policy: String?
  var reloads: [Date]
  var reloadsPerDay: Int?
  /// The most reloads that the system typically allows in a day.
  var budget = ReloadBudget.reloadsPerDay.upperBound

  package init(_ outcome: TimelineRun.Outcome) {
    let strip = outcome.strip
    widget = outcome.widget
    from = strip.from
    until = strip.until
    entries = strip.entries.map { Entry(date: $0.date, relevance: $0.relevance) }
    shown = strip.moments.map {
      Shown(from: $0.shownFrom, until: $0.shownUntil, asked: $0.asked, entry: $0.entry)
    }
    policy =
      switch strip.first?.policy {
      case .atEnd: "atEnd"
      case .never: "never"
      case .after: "after"
      case nil: nil
      }
    reloads = strip.asked
    reloadsPerDay = strip.reloadsPerDay
  }
}
