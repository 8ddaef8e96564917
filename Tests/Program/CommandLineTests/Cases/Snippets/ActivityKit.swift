import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// 1. Attributes and their state.
struct DeliveryAttributes: ActivityAttributes {
  public typealias DeliveryStatus = ContentState
  public struct ContentState: Codable, Hashable {
    var driver: String
    var time: ClosedRange<Date>
    var progress: Double = 0.4
  }
  var number: Int
}
// 2. Lock screen, and the island in its forms.
struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryView(context: context)
        .activityBackgroundTint(.cyan.opacity(0.3))
        .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) { Label("\(context.attributes.number)", systemImage: "bag").dynamicIsland(verticalPlacement: .belowIfTooWide) }
        DynamicIslandExpandedRegion(.trailing) { Text(timerInterval: context.state.time, countsDown: true).multilineTextAlignment(.trailing).frame(width: 50).monospacedDigit() }
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.driver) is on the way").lineLimit(1) }
        DynamicIslandExpandedRegion(.bottom) {
          Button(intent: CallIntent()) { Label("Call", systemImage: "phone") }.tint(.green)
          if context.isStale { Text("old") }
        }
      } compactLeading: {
        Image(systemName: "bag")
      } compactTrailing: {
        Text(timerInterval: context.state.time, countsDown: true).frame(width: 40)
      } minimal: {
        ProgressView(value: context.state.progress).progressViewStyle(.circular)
      }
      .widgetURL(URL(string: "delivery://\(context.attributes.number)"))
      .keylineTint(.cyan)
      .contentMargins(.horizontal, 8, for: .expanded)
      .contentMargins([.leading, .top], 4, for: .compactLeading)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}
struct DeliveryView: View {
  @Environment(\.activityFamily) private var family
  @Environment(\.isActivityFullscreen) private var isFull
  let context: ActivityViewContext<DeliveryAttributes>
  var body: some View {
    HStack {
      Text(context.state.driver)
      Text(context.activityID.isEmpty ? "" : "\(family == .small ? "small" : "medium") \(isFull)")
      ProgressView(timerInterval: context.state.time)
    }.padding()
  }
}
struct CallIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Call"
  func perform() async throws -> some IntentResult {
    await Deliveries().update("Ann")
    return .result()
  }
}
// 3. Start, update, end.
struct Deliveries {
  func start() throws {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let state = DeliveryAttributes.ContentState(driver: "Bo", time: .now ... .now.addingTimeInterval(600))
    let content = ActivityContent(state: state, staleDate: .now.addingTimeInterval(300), relevanceScore: 50)
    let activity = try Activity.request(attributes: DeliveryAttributes(number: 3), content: content, pushType: .token)
    _ = try Activity<DeliveryAttributes>.request(attributes: .init(number: 4), contentState: state, pushType: nil)
    _ = activity.id + "\(activity.activityState) \(activity.content.state.driver)"
    Task {
      for await token in activity.pushTokenUpdates { _ = token.map { String(format: "%02x", $0) }.joined() }
    }
    Task { for await state in activity.activityStateUpdates where state == .dismissed || state == .stale { break } }
    Task { for await content in activity.contentUpdates { _ = content.state.driver } }
    Task { for await enabled in ActivityAuthorizationInfo().activityEnablementUpdates { _ = enabled } }
    Task { for await one in Activity<DeliveryAttributes>.activityUpdates { _ = one.attributes.number } }
    Task { for await data in Activity<DeliveryAttributes>.pushToStartTokenUpdates { _ = data.count } }
  }
  func update(_ driver: String) async {
    for activity in Activity<DeliveryAttributes>.activities {
      var state = activity.content.state
      state.driver = driver
      let alert = AlertConfiguration(title: "Changed", body: "\(driver) drives", sound: .default)
      await activity.update(ActivityContent(state: state, staleDate: nil), alertConfiguration: alert)
      await activity.update(using: state)
    }
  }
  func end() async {
    for activity in Activity<DeliveryAttributes>.activities where activity.activityState == .active {
      await activity.end(ActivityContent(state: activity.content.state, staleDate: nil), dismissalPolicy: .after(.now.addingTimeInterval(60)))
      await activity.end(nil, dismissalPolicy: .immediate)
      await activity.end(using: nil, dismissalPolicy: .default)
    }
  }
  func refused() {
    do { try start() } catch let error as ActivityAuthorizationError {
      switch error { case .denied: break; case .unsupported: break; default: break }
    } catch {}
  }
}
// 4. Previews of all forms.
extension DeliveryAttributes { fileprivate static var preview: Self { .init(number: 7) } }
extension DeliveryAttributes.ContentState {
  fileprivate static var near: Self { .init(driver: "Ann", time: .now ... .now.addingTimeInterval(60)) }
}
#Preview("Notification", as: .content, using: DeliveryAttributes.preview) { DeliveryActivity() } contentStates: { DeliveryAttributes.ContentState.near }
#Preview("Expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes.preview) { DeliveryActivity() } contentStates: { DeliveryAttributes.ContentState.near }
#Preview(as: .dynamicIsland(.compact), using: DeliveryAttributes.preview) { DeliveryActivity() } contentStates: { DeliveryAttributes.ContentState.near }
#Preview(as: .dynamicIsland(.minimal), using: DeliveryAttributes.preview, widget: { DeliveryActivity() }, contentStates: { DeliveryAttributes.ContentState.near })
struct Delivery_Previews: PreviewProvider {
  static var previews: some View {
    DeliveryAttributes.preview.previewContext(DeliveryAttributes.ContentState.near, viewKind: .content)
    DeliveryAttributes.preview.previewContext(DeliveryAttributes.ContentState.near, viewKind: .dynamicIsland(.minimal)).previewDisplayName("Minimal")
  }
}
