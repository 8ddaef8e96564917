import WidgetKit

/// The same, but every entry reads the clock itself.
struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    WaterEntry(date: .now, degrees: 22)
  }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    Task { @MainActor in
      let water = Beach.lastKnown ?? Water.sample
      completion(WaterEntry(date: .now, degrees: water.hours[0]))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    Task { @MainActor in
      do {
        let water = try await Beach.water()
        completion(
          Timeline(entries: entries(of: water.hours), policy: .after(.now + 45 * 60)))
      } catch {
        let hours: [Int?] = Beach.lastKnown?.hours ?? [nil]
        completion(Timeline(entries: entries(of: hours), policy: .after(.now + 10 * 60)))
      }
    }
  }

  private func entries(of hours: [Int?]) -> [WaterEntry] {
    hours.indices.map { hour in
      WaterEntry(date: .now.addingTimeInterval(Double(hour) * 3600), degrees: hours[hour])
    }
  }
}
