import SwiftUI
import WidgetKit

struct PlantEntry: TimelineEntry {
  let date: Date
}

struct PlantProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlantEntry { PlantEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (PlantEntry) -> Void) {
    completion(PlantEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PlantEntry>) -> Void) {
    completion(Timeline(entries: [PlantEntry(date: Date())], policy: .never))
  }
}

extension View {
  /// The widget's own background: in its container from iOS 17 on, behind the view before.
  @ViewBuilder func widgetSurface() -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(.background, for: .widget)
    } else {
      padding()
    }
  }
}

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WaterWidget", provider: PlantProvider()) { _ in
      Label("Water the fern", systemImage: "drop").widgetSurface()
    }
    .configurationDisplayName("Next")
    .description("See which plant is thirsty.")
    .supportedFamilies([.systemSmall])
  }
}

struct ListWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ListWidget", provider: PlantProvider()) { _ in
      Text("Fern, ivy, two cacti").widgetSurface()
    }
    .configurationDisplayName("All plants")
    .description("See how all of your plants are.")
    .supportedFamilies([.systemMedium])
  }
}

/// For the Lock Screen, which has had widgets since iOS 16.
@available(iOS 16.0, *)
struct LockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LockWidget", provider: PlantProvider()) { _ in
      Image(systemName: "drop").font(.title).widgetSurface()
    }
    .configurationDisplayName("Thirst")
    .description("See whether a plant is thirsty.")
    .supportedFamilies([.accessoryCircular])
  }
}
