import WidgetKit

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    // So that the answer is there when the timeline wants it.
    Task { try? await Beach.water() }
    return WaterEntry(date: .now, degrees: Water.sample.hours.first)
  }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    Task { @MainActor in
      let water = Beach.lastKnown ?? .sample
      completion(WaterEntry(date: .now, degrees: water.hours.first))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    Task { @MainActor in
      let now = Date.now
      let fresh = try? await Beach.water()
      let known = fresh ?? Beach.lastKnown
      let entries =
        if let known {
          known.hours.enumerated().map { hour, degrees in
            WaterEntry(date: now.addingTimeInterval(Double(hour) * 3600), degrees: degrees)
          }
        } else {
          [WaterEntry(date: now, degrees: nil)]
        }
      let minutes = fresh == nil ? 15.0 : 60
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(minutes * 60))))
    }
  }
}
