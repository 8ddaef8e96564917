import AppIntents
import OSLog
import SwiftUI
import WidgetKit

// 1. An entry with relevance.
struct StepEntry: TimelineEntry {
  let date: Date
  var steps: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(steps), duration: 0) }
}
// 2. A provider of the first kind, that looks at its context.
struct StepProvider: TimelineProvider {
  typealias Entry = StepEntry
  private let log = Logger(subsystem: "com.example", category: "widget")
  func placeholder(in context: Context) -> StepEntry { StepEntry(date: Date(), steps: 0) }
  func getSnapshot(in context: Context, completion: @escaping (StepEntry) -> Void) {
    if context.isPreview { log.debug("preview \(context.family.description, privacy: .public)") }
    let isWide = context.displaySize.width > 200
    let isGray = context.environmentVariants.displayScale?.contains(3) ?? isWide
    completion(StepEntry(date: .now, steps: isGray ? 1 : 2))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    var entries: [StepEntry] = []
    let currentDate = Date()
    for hourOffset in 0 ..< 5 {
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
      entries.append(StepEntry(date: entryDate, steps: 100 * (hourOffset + 1)))
    }
    completion(Timeline(entries: entries, policy: .after(currentDate.advanced(by: 5 * 3600))))
  }
  func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }

}
// 3. A view that switches on the family, and reads the environment.
struct StepView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.isLuminanceReduced) private var isDim
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.showsWidgetLabel) private var showsLabel
  let entry: StepEntry
  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: 0.4) { Text("st") } currentValueLabel: { Text("\(entry.steps)") }
        .gaugeStyle(.accessoryCircular)
        .widgetLabel { Text("steps") }
    case .accessoryInline: Label("\(entry.steps) steps", systemImage: "figure.walk")
    case .accessoryRectangular:
      ZStack { AccessoryWidgetBackground(); ViewThatFits { Text("\(entry.steps) steps today"); Text("\(entry.steps)") } }
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      VStack(alignment: .leading) {
        Text("\(entry.steps)").font(.title).widgetAccentable().contentTransition(.numericText(value: Double(entry.steps)))
        Text("\(mode == .fullColor ? "full" : mode == .accented ? "accented" : "vibrant") \(hasBackground) \(margins.leading > 0)")
        Text("secret").privacySensitive().redacted(reason: reasons)
        Text("gone").unredacted().invalidatableContent()
        ProgressView(value: 0.3).tint(.green)
        ProgressView(timerInterval: entry.date...entry.date.addingTimeInterval(60), countsDown: false) { Text("label") } currentValueLabel: { EmptyView() }
        Gauge(value: 3, in: 0...10) { Text("g") } currentValueLabel: { Text("3") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("10") }.gaugeStyle(.accessoryLinearCapacity)
        Link(destination: URL(string: "steps://today")!) { Text("Today") }
      }
    @unknown default: Text("other")
    }
  }
}
// 4. A widget with every configuration modifier.
struct StepWidget: Widget {
  static let kind = "steps"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: StepProvider()) { entry in
      StepView(entry: entry)
        .containerBackground(for: .widget) { LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom) }
        .widgetURL(URL(string: "steps://widget"))
        .transition(.push(from: .bottom)).animation(.spring, value: entry.steps).id(entry.steps)
    }
    .configurationDisplayName("Steps")
    .description(Text("Steps of today"))
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .disfavoredLocations([.standBy, .iPhoneWidgetsOnMac], for: [.systemSmall])
    .onBackgroundURLSessionEvents { identifier, completion in completion() }
    .backgroundTask(.appRefresh("refresh")) {}
    .enableContentMarginsForPreview()
  }
}
extension WidgetConfiguration { fileprivate func enableContentMarginsForPreview() -> some WidgetConfiguration { self } }
// 5. Controls.
@available(iOS 18.0, *)
struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SwitchLamp()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb").controlWidgetActionHint("Switch")
      }
      .tint(.yellow)
    }
    .displayName("Lamp").description("Switches the lamp.")
  }
}
@available(iOS 18.0, *)
struct LampProvider: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { true }
}
@available(iOS 18.0, *)
struct SwitchLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { ControlCenter.shared.reloadControls(ofKind: "lamp"); return .result() }
}
@available(iOS 18.0, *)
struct OpenControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "open", provider: RoomProvider()) { room in
      ControlWidgetButton(action: OpenRoom()) { Image(systemName: "door.left.hand.open"); Text(room); Text("Room") }
        .disabled(room.isEmpty)
    }
    .promptsForUserConfiguration()
  }
}
@available(iOS 18.0, *)
struct RoomProvider: AppIntentControlValueProvider {
  func previewValue(configuration: RoomIntent) -> String { "Hall" }
  func currentValue(configuration: RoomIntent) async throws -> String { configuration.name ?? "Hall" }
}
@available(iOS 18.0, *)
struct RoomIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Name") var name: String?
}
@available(iOS 18.0, *)
struct OpenRoom: AppIntent {
  static let title: LocalizedStringResource = "Open"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}
// 6. A bundle with availability and conditions.
@main
struct Bundle1: WidgetBundle {
  init() {}
  var body: some Widget {
    StepWidget()
    if #available(iOS 18.0, *) { LampControl(); OpenControl() }
  }
}
// 7. The widget center.
func centre() async {
  WidgetCenter.shared.reloadAllTimelines()
  WidgetCenter.shared.getCurrentConfigurations { result in
    guard case .success(let infos) = result else { return }
    _ = infos.first { $0.kind == StepWidget.kind && $0.family == .systemSmall }?.id
  }
  let all = try? await WidgetCenter.shared.currentConfigurations()
  let _: RoomIntent2? = all?.first?.widgetConfigurationIntent(of: RoomIntent2.self)
  WidgetCenter.shared.invalidateConfigurationRecommendations()
  WidgetCenter.shared.invalidateRelevance(ofKind: "steps")
}
struct RoomIntent2: WidgetConfigurationIntent { static let title: LocalizedStringResource = "R" }
// 8. An old widget with a URL session in the background.
final class Loader: NSObject, URLSessionDownloadDelegate {
  lazy var session = URLSession(configuration: .background(withIdentifier: "steps"), delegate: self, delegateQueue: nil)
  func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {}
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}
// 9. Push.
@available(iOS 26.0, *)
struct StepPush: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) { _ = pushInfo.token.map { String(format: "%02x", $0) }.joined() }
}
