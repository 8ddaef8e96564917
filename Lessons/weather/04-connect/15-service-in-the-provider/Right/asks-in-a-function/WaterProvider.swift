import WidgetKit

/// The same, but with the response and its age in a separate value.
struct WaterProvider: TimelineProvider {
  private struct Known {
    var hours: [Int?]
    var isStale: Bool
  }

  @MainActor
  private func known() async -> Known {
    if let water = try? await Beach.water() { return Known(hours: water.hours, isStale: false) }
    return Known(hours: Beach.lastKnown?.hours ?? [nil], isStale: true)
  }

  func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: .now, degrees: 20) }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    if context.isPreview { return completion(WaterEntry(date: .now, degrees: 22)) }
    Task { @MainActor in
      completion(WaterEntry(date: .now, degrees: (Beach.lastKnown ?? .sample).hours.first))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    Task {
      let known = await known()
      let start = Date.now
      var entries: [WaterEntry] = []
      for (hour, degrees) in known.hours.enumerated() {
        entries.append(WaterEntry(date: start + Double(hour * 3600), degrees: degrees))
      }
      let pause: Double = known.isStale ? 20 * 60 : 60 * 60
      completion(Timeline(entries: entries, policy: .after(start + pause)))
    }
  }
}
