import WidgetKit

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    WaterEntry(date: .now, degrees: Water.sample.hours.first)
  }
  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    Task { @MainActor in
      completion(WaterEntry(date: .now, degrees: (Beach.lastKnown ?? .sample).hours.first))
    }
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    Task { @MainActor in
      let now = Date.now
      var fresh = try? await Beach.water()
      if fresh == nil { fresh = try? await Beach.water() }
      let hours: [Int?] = (fresh ?? Beach.lastKnown)?.hours ?? [nil]
      let entries = hours.indices.map {
        WaterEntry(date: now.addingTimeInterval(Double($0) * 3600), degrees: hours[$0])
      }
      completion(
        Timeline(
          entries: entries, policy: .after(now.addingTimeInterval(fresh == nil ? 900 : 3600))))
    }
  }
}
