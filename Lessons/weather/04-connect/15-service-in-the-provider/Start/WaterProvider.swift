import WidgetKit

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    WaterEntry(date: .now, degrees: Water.sample.hours.first)
  }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    // TODO: the system needs this at once, so don't use the network.
    Task {
      let water = try? await Beach.water()
      completion(WaterEntry(date: .now, degrees: water?.hours.first))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    Task {
      let now = Date.now
      // TODO: ask once. After a failure, show the last known value, and ask again sooner.
      var entries: [WaterEntry] = []
      for hour in 0..<3 {
        let water = try? await Beach.water()
        entries.append(
          WaterEntry(date: now.addingTimeInterval(Double(hour) * 3600), degrees: water?.hours[hour])
        )
      }
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600))))
    }
  }
}
