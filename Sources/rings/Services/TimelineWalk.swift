import Drawing
import Foundation
import Judge
import Stage

/// Follows a widget through time: its entries, and each reload that its policy asks for.
struct TimelineWalk {
  let session: StudioSession
  let widget: String?
  let family: String
  let configuration: [String: String]

  /// More reloads than this in the time looked at are not followed.
  private static let mostReloads = 200

  func report(from start: Date, until end: Date) async throws -> TimelineReport {
    var report = TimelineReport(from: start, until: end)
    var moment = start
    while moment < end, report.reloads.count <= Self.mostReloads {
      let timeline = try await session.timeline(
        TimelineRequest(
          widget: widget, family: family, from: moment, configuration: configuration))
      let reload = Self.reload(after: timeline)
      report.reloads.append(moment)
      report.add(timeline.entries, shownUntil: min(reload ?? end, end))
      guard let reload, reload > moment else { break }
      moment = reload
    }
    return report
  }

  private static func reload(after timeline: TimelineSummary) -> Date? {
    switch timeline.policy {
    case .never: nil
    case .after(let date): date
    // The last entry is on screen once its date has come; then a new timeline is asked for.
    case .atEnd: timeline.entries.map(\.date).max()
    }
  }
}

/// A widget's plan as `timeline` prints it.
struct TimelineReport: Encodable {
  struct Entry: Encodable {
    var date: Date
    var relevance: Double?
  }

  var version = 1
  var from: Date
  var until: Date
  var entries: [Entry] = []
  var reloads: [Date] = []

  init(from: Date, until: Date) {
    self.from = from
    self.until = until
  }

  /// Adds the entries that come to be shown before the next reload.
  mutating func add(_ new: [TimelineSummary.Entry], shownUntil end: Date) {
    entries += new.filter { $0.date < end }.map { Entry(date: $0.date, relevance: $0.relevance) }
  }

  /// A line a moment, reloads and entries in their order.
  var text: String {
    let format = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    let moments =
      reloads.map { ($0, 0, "reload") }
      + entries.map { entry in
        let relevance = entry.relevance.map { ", relevance \($0)" } ?? ""
        return (entry.date, 1, "entry\(relevance)")
      }
    let lines = moments.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { date, _, what in
      "\(date.formatted(format))  \(what)\n"
    }
    let perDay = Double(reloads.count) * 86_400 / max(until.timeIntervalSince(from), 1)
    return lines.joined()
      + "\(entries.count) entries, \(reloads.count) reloads: \(Int(saturating: perDay.rounded())) a day, "
      + "where the system allows 40 to 70.\n"
  }
}
