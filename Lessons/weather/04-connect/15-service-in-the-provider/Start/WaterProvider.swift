import WidgetKit

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    WaterEntry(date: .now, degrees: Water.sample.hours.first)
  }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    // TODO: the phone wants this at once, and the gallery has no network.
    Task {
      let water = try? await Beach.water()
      completion(WaterEntry(date: .now, degrees: water?.hours.first))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    Task {
      let now = Date.now
      // TODO: ask once, show what is known when nothing comes, and ask again sooner then.
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
