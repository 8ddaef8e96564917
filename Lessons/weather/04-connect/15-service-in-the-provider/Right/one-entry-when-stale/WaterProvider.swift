import WidgetKit

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    WaterEntry(date: .now, degrees: Water.sample.hours.first)
  }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    Task { @MainActor in
      if let known = Beach.lastKnown {
        completion(WaterEntry(date: .now, degrees: known.hours[0]))
      } else {
        completion(WaterEntry(date: .now, degrees: Water.sample.hours[0]))
      }
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    Task { @MainActor in
      let now = Date.now
      guard let fresh = try? await Beach.water() else {
        // one entry of what was known
        let entry = WaterEntry(date: now, degrees: Beach.lastKnown?.hours.first)
        completion(Timeline(entries: [entry], policy: .after(now + 10 * 60)))
        return
      }
      let dates = sequence(first: now) { $0.addingTimeInterval(60 * 60) }
      let entries = zip(dates, fresh.hours).map { WaterEntry(date: $0, degrees: $1) }
      completion(Timeline(entries: entries, policy: .after(now + 60 * 60)))
    }
  }
}
