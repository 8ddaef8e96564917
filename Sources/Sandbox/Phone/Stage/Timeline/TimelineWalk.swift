package import Foundation

/// Follows a widget through time, from one timeline to the next that it asks for.
///
/// Whoever walks asks the provider at each `moment` and adds what it answers:
///
///     var walk = TimelineWalk(from: start, until: end)
///     while let moment = walk.moment { walk.add(try await timeline(at: moment)) }
///     let strip = walk.strip
package struct TimelineWalk: Codable, Sendable {
  /// More reloads than this say enough; what a day of them would be is reckoned from these.
  ///
  /// One every five minutes, which is as often as the system ever reloads, makes 288 a day.
  package static let mostReloads = 300

  private let from: Date
  private let until: Date
  private var asked: [Date] = []
  private var moments: [TimelineStrip.Moment] = []
  private var entries: [TimelineSummary.Entry] = []
  private var first: TimelineSummary?
  private var isDueAtOnce = false

  /// When the provider is to be asked next; nil where the walk has come to its end.
  package private(set) var moment: Date?

  /// - Parameter until: The end of what is looked at; the day behind `from` is walked in any case, so that
  ///   reloads are counted in the same way whatever one looks at.
  package init(from: Date, until: Date) {
    self.from = from
    self.until = max(from, until)
    moment = from
  }

  /// Seconds by which a reload may miss the day that it is counted in.
  ///
  /// The clock runs on while a provider answers, so what it asks for a day from its own now comes a moment
  /// behind the day's end. A walk with intervals as short as this is cut, and its reloads are reckoned.
  private static let answeringTime: TimeInterval = 10

  private var endOfDay: Date {
    from.addingTimeInterval(ReloadBudget.dayLength + Self.answeringTime)
  }

  /// Takes the provider's answer to being asked at `moment`.
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

  /// When the system asks again; nil for never.
  private mutating func reload(after timeline: TimelineSummary, asked: Date) -> Date? {
    let wanted: Date
    switch timeline.policy {
    case .never: return nil
    case .after(let date): wanted = date
    // The last entry is on screen once its date has come; then a new timeline is asked for.
    case .atEnd:
      // Nothing at all to show: the system tries again when it likes to.
      guard let last = timeline.entries.map(\.date).max() else { return nil }
      wanted = last
    }
    guard wanted.timeIntervalSinceReferenceDate.isFinite else { return nil }
    guard wanted <= asked else { return wanted }
    // What is due already comes as soon as the system ever reloads.
    isDueAtOnce = true
    return asked.addingTimeInterval(ReloadBudget.leastInterval)
  }

  private mutating func add(_ timeline: TimelineSummary, asked: Date, until next: Date) {
    guard asked < until || self.asked.count == 1 else { return }
    entries += timeline.entries.filter { $0.date < min(next, until) }
    let order = timeline.entries.indices.sorted {
      (timeline.entries[$0].date, $0) < (timeline.entries[$1].date, $1)
    }
    // Of the entries already due, the latest is shown at once; with none due, the first one is.
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

  /// What has been seen so far.
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
