import WidgetKit

/// The same, but `do` and `catch` separate fresh from old.
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
    let calendar = Calendar.current
    let now = Date.now
    return hours.indices.map { hour in
      WaterEntry(
        date: calendar.date(byAdding: .hour, value: hour, to: now) ?? now, degrees: hours[hour])
    }
  }
}
