import ActivityKit
import SwiftUI
import Testing
import WidgetKit

private struct RainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var city: String
}

private struct RainWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RainAttributes.self) { context in
      Text("\(context.attributes.city): \(context.state.minutes)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("left") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes)") }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text("m")
      }
      .keylineTint(.blue)
    }
  }
}

@MainActor
@Suite(.serialized) struct ActivityTests {
  private func start(_ minutes: Int = 10, city: String = "Seoul") throws -> Activity<RainAttributes>
  {
    try Activity.request(
      attributes: RainAttributes(city: city),
      content: ActivityContent(
        state: RainAttributes.ContentState(minutes: minutes), staleDate: nil))
  }

  @Test func anActivityRunsUntilItIsEnded() async throws {
    defer { ActivityCenter.removeAll() }
    let activity = try start()
    #expect(activity.activityState == .active)
    await activity.update(
      ActivityContent(state: RainAttributes.ContentState(minutes: 5), staleDate: nil))
    #expect(activity.content.state.minutes == 5)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed)
    await activity.update(
      ActivityContent(state: RainAttributes.ContentState(minutes: 1), staleDate: nil))
    #expect(activity.content.state.minutes == 5)
  }

  @Test func overFourKilobytesAreRefused() {
    #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
      try start(city: String(repeating: "x", count: 5_000))
    }
  }

  @Test func disabledActivitiesDoNotStart() {
    ActivityCenter.areActivitiesEnabled = false
    defer { ActivityCenter.areActivitiesEnabled = true }
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) { try start() }
  }

  @Test func theConfigurationBuildsItsActivitiesViews() throws {
    defer { ActivityCenter.removeAll() }
    let activity = try start(7)
    let declaration = DeclaredWidget(of: RainWidget.self)
    #expect(declaration.style == .activity)
    let views = try #require(declaration.activity)
    let content = try #require(views.content(of: activity))
    let picture = PictureRenderer().picture(
      of: AnyView(erasing: content), proposal: .unspecified)
    #expect(picture.root.text == "Seoul: 7")
    let island = try #require(views.island(of: activity))
    #expect(island.regions().map(\.position) == [.leading, .bottom])
  }
}
