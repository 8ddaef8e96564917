import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PhoneEntry: TimelineEntry {
  var date: Date
  var steps = 4200
  var relevance: TimelineEntryRelevance?
}

struct PhoneProvider: TimelineProvider {
  func placeholder(in context: Context) -> PhoneEntry { PhoneEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (PhoneEntry) -> Void) {
    completion(PhoneEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PhoneEntry>) -> Void) {
    let entries = [
      PhoneEntry(date: .now, relevance: TimelineEntryRelevance(score: 0)),
      PhoneEntry(
        date: .now.addingTimeInterval(3600),
        relevance: TimelineEntryRelevance(score: 10, duration: 5400)),
      PhoneEntry(date: .now.addingTimeInterval(2 * 3600)),
    ]
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct PhoneLine: View {
  var body: some View {
    if #available(iOS 18.0, *) { Text("new").widgetAccentable() } else { Text("old") }
  }
}

struct PhoneView: View {
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetRenderingMode) private var mode
  let entry: PhoneEntry

  var body: some View {
    VStack {
      Text(mode == .vibrant ? "vibrant" : showsBackground ? "home" : "no background")
      Text(entry.steps, format: .number).privacySensitive().invalidatableContent()
      Text("steps")
      Text("always").unredacted()
      PhoneLine()
    }
    .containerBackground(.blue, for: .widget)
  }
}

struct PhoneWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "phone", provider: PhoneProvider()) { PhoneView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct OtherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "other", provider: OtherProvider()) { PhoneView(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct OtherProvider: TimelineProvider {
  func placeholder(in context: Context) -> PhoneEntry { PhoneEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (PhoneEntry) -> Void) {
    completion(PhoneEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PhoneEntry>) -> Void) {
    completion(Timeline(entries: [PhoneEntry(date: .now)], policy: .never))
  }
}

struct SetUnit: SetValueIntent {
  static let title: LocalizedStringResource = "Set the unit"
  @Parameter(title: "Celsius") var value: Bool

  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(!value, forKey: "fahrenheit")
    WidgetCenter.shared.reloadTimelines(ofKind: "phone")
    return .result()
  }
}

@available(iOS 18.0, *)
struct UnitControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { !UserDefaults.standard.bool(forKey: "fahrenheit") }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "unit", provider: Provider()) { isCelsius in
      ControlWidgetToggle("Unit", isOn: isCelsius, action: SetUnit()) { isOn in
        Label(
          isOn ? "Celsius" : "Fahrenheit",
          systemImage: isOn ? "thermometer.sun" : "thermometer.snowflake")
      }
      .tint(Color(red: 0, green: 1, blue: 0))
    }
  }
}

struct RainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var note = ""
  }

  var city: String
}

struct RainActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RainAttributes.self) { context in
      VStack {
        Text(context.attributes.city)
        Text("\(context.state.minutes)")
        if context.isStale { Text("stale") }
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "cloud.rain") }
        DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.city) }
      } compactLeading: {
        Image(systemName: "cloud.rain")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}

struct Inner: WidgetBundle {
  var body: some Widget {
    OtherWidget()
    RainActivity()
  }
}

@main
struct Outer: WidgetBundle {
  var body: some Widget {
    PhoneWidget()
    Inner().body
    if #available(iOS 18.0, *) { UnitControl() }
  }
}

struct PhoneApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("4,200").privacySensitive().redacted(reason: phase == .active ? [] : .privacy)
    }
  }
}

#Preview("Small", as: .systemSmall) {
  PhoneWidget()
} timeline: {
  PhoneEntry(date: .now, steps: 1000)
  PhoneEntry(date: .now, steps: 2000)
}

#Preview("Line") { PhoneLine() }

struct Temperatures: PreviewProvider {
  static var previews: some View {
    Group {
      Text("30").previewDisplayName("Warm")
        .previewContext(WidgetPreviewContext(family: .systemMedium))
      Text("-5").previewDisplayName("Cold")
    }
  }
}
