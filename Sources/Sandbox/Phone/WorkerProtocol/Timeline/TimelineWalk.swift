package import Foundation

/// Follows a widget through time, from each timeline to the next timeline that it requests.
///
/// The caller asks the provider at each `moment` and adds the timeline:
///
///     var walk = TimelineWalk(from: start, until: end)
///     while let moment = walk.moment { walk.add(try await timeline(at: moment)) }
///     let strip = walk.strip
package struct TimelineWalk: Codable, Sendable {
  /// The maximum number of reloads to follow; the number for a whole day is extrapolated.
  ///
  /// One reload every five minutes, the most that the system allows, makes 288 a day.
  package static let mostReloads = 300

  private let from: Date
  private let until: Date
  private var asked: [Date] = []
  private var moments: [TimelineStrip.Moment] = []
  private var entries: [TimelineSummary.Entry] = []
  private var first: TimelineSummary?
  private var isDueAtOnce = false

  /// The date of the provider's next call; nil at the end of the walk.
  package private(set) var moment: Date?

  /// Creates a walk.
  ///
  /// - Parameter until: The end of the strip. The walk always covers the day after `from`, so that reloads
  ///   are counted the same way for every strip.
  package init(from: Date, until: Date) {
    self.from = from
    self.until = max(from, until)
    moment = from
  }

  /// Seconds of tolerance at the end of the day in which reloads are counted.
  ///
  /// The clock runs on while a provider responds, so a reload that it requests for one day later comes just
  /// after the day's end. A walk with intervals this short is cut, and its reloads are extrapolated.
  private static let answeringTime: TimeInterval = 10

  private var endOfDay: Date {
    from.addingTimeInterval(ReloadBudget.dayLength + Self.answeringTime)
  }

  /// Adds the provider's timeline for `moment`.
  package mutating func add(_ timeline: TimelineSummary) {
    guard let asked = moment else { return }
    self.asked.append(asked)
    if first == nil { first = timeline }
    let next = reload(after: timeline, asked: asked)
    add(timeline, asked: asked, until: next ?? .distantFuture)
    guard let next, next < max(until, endOfDay),
      self.asked.count <= Self.mostReloads
    else {
      moment = nil
      return
    }
    moment = next
  }

  /// Returns the date of the system's next request; nil for never.
  private mutating func reload(after timeline: TimelineSummary, asked: Date) -> Date? {
    let wanted: Date
    switch timeline.policy {
    case .never: return nil
    case .after(let date): wanted = date
    // The last entry appears at its date; then the system requests a new timeline.
    case .atEnd:
      // Without entries, the system tries again at an unknown time.
      guard let last = timeline.entries.map(\.date).max() else { return nil }
      wanted = last
    }
    guard wanted.timeIntervalSinceReferenceDate.isFinite else { return nil }
    guard wanted <= asked else { return wanted }
    // A reload that's already due happens as soon as the system allows.
    isDueAtOnce = true
    return asked.addingTimeInterval(ReloadBudget.leastInterval)
  }

  private mutating func add(_ timeline: TimelineSummary, asked: Date, until next: Date) {
    guard asked < until || self.asked.count == 1 else { return }
    entries += timeline.entries.filter { $0.date < min(next, until) }
    let order = timeline.entries.indices.sorted {
      (timeline.entries[$0].date, $0) < (timeline.entries[$1].date, $1)
    }
    // The latest entry that's already due is shown at once; if none is due, the first entry is.
    guard let first = order.last(where: { timeline.entries[$0].date <= asked }) ?? order.first
    else { return }
    let later = order.filter { timeline.entries[$0].date > asked && $0 != first }
    let starts = [asked] + later.map { timeline.entries[$0].date }
    for (place, index) in ([first] + later).enumerated() {
      let end = place + 1 < starts.count ? min(starts[place + 1], next) : next
      guard starts[place] < min(next, until), starts[place] < end else { continue }
      moments.append(
        TimelineStrip.Moment(
          shownFrom: starts[place], shownUntil: min(end, until), asked: asked, entry: index,
          date: timeline.entries[index].date, relevance: timeline.entries[index].relevance,
          relevanceDuration: timeline.entries[index].relevanceDuration))
    }
  }

  /// The strip so far.
  package var strip: TimelineStrip {
    TimelineStrip(
      from: from, until: until, moments: moments, asked: asked.filter { $0 < until }, first: first,
      entries: entries, reloadsPerDay: asked.isEmpty ? nil : reloadsPerDay,
      isDueAtOnce: isDueAtOnce, isCut: isCut)
  }

  private var isCut: Bool { asked.count > Self.mostReloads }

  private var reloadsPerDay: Int {
    let reloads = asked.dropFirst().filter { $0 <= endOfDay }
    guard isCut, let last = reloads.last, last < endOfDay else { return reloads.count }
    let perDay = Double(reloads.count) * ReloadBudget.dayLength / last.timeIntervalSince(from)
    return Int(min(perDay.rounded(), 86_400))
  }
}
