import Foundation
import TestSupport
import Testing

/// The places of a Live Activity, and the changes that intents make to it.
@Suite("places of Live Activities", .serialized, .startsProcesses)
struct ActivityPlaceTests {
  private func run(
    _ command: String, trailing: String = "Text(\"TRAIL\")", _ options: String...
  ) throws -> RingsProcess.Outcome {
    let folder = try TemporaryFolder()
    let source = Self.activity(trailing) + "\n" + Self.preview
    let file = try folder.file("Ride.swift", source)
    return try RingsProcess().run([command, file.path] + options)
  }

  private static let preview = """
    #Preview("Card", as: .content, using: Ride(line: "U2")) { RideActivity() } contentStates: {
      Ride.ContentState(stops: 3)
    }
    """

  private static func activity(_ trailing: String) -> String {
    """
    import ActivityKit
    import AppIntents
    import SwiftUI
    import WidgetKit
    struct Ride: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stops: Int }
      var line: String
    }
    struct NextStop: LiveActivityIntent {
      static let title: LocalizedStringResource = "Next stop"
      func perform() async throws -> some IntentResult {
        for activity in Activity<Ride>.activities {
          let state = Ride.ContentState(stops: activity.content.state.stops - 1)
          await activity.update(ActivityContent(state: state, staleDate: nil))
        }
        return .result()
      }
    }
    struct Leave: LiveActivityIntent {
      static let title: LocalizedStringResource = "Leave"
      func perform() async throws -> some IntentResult {
        for activity in Activity<Ride>.activities {
          await activity.end(nil, dismissalPolicy: .immediate)
        }
        return .result()
      }
    }
    struct RideActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
          VStack {
            Text("\\(context.attributes.line): \\(context.state.stops) stops")
            Button("Next", intent: NextStop())
            Button("Leave", intent: Leave())
          }
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("Expanded") }
          } compactLeading: { Image(systemName: "tram") } compactTrailing: {
            \(trailing)
          } minimal: { Text("M") }
          .widgetURL(URL(string: "ride://island"))
        }
      }
    }
    """
  }

  @Test(.mainPath) func theRequestedPlaceDecidesThePicture() throws {
    let compact = try run("render", "--family", "islandCompact", "--describe")
    #expect(compact.words.contains("TRAIL") && !compact.words.contains("U2"), "\(compact.errors)")
    let watch = try run("render", "--family", "liveActivitySmall", "--describe")
    #expect(watch.words.contains("TRAIL") && !watch.words.contains("U2"))
    let all = try run("render", "--family", "all", "--describe")
    for text in ["U2: 3 stops", "TRAIL", "Expanded", "“M”"] { #expect(all.words.contains(text)) }
  }

  @Test func aPlaceIsNotMeantForTheBundlesOtherWidgets() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "Ride.swift",
      Self.activity("Text(\"2\")") + """

        struct Stop: TimelineEntry { let date: Date }
        struct Stops: TimelineProvider {
          func placeholder(in context: Context) -> Stop { Stop(date: .now) }
          func getSnapshot(in context: Context, completion: @escaping (Stop) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Stop>) -> Void) {}
        }
        struct StopWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Stop", provider: Stops()) { _ in Text("stop") }
          }
        }
        @main struct Rides: WidgetBundle {
          var body: some Widget {
            RideActivity()
            StopWidget()
          }
        }
        """)
    let expanded = try RingsProcess().run([
      "render", file.path, "--family", "islandExpanded", "--format", "ascii",
    ])
    #expect(expanded.status == 0, "\(expanded.errors)")
    #expect(expanded.words.contains("Expanded"))
  }

  @Test func standByShowsTheCardAtDoubleSize() throws {
    let card = try run(
      "render", "--family", "liveActivity", "--place", "standBy", "--format", "json")
    #expect(card.output.contains("\"size\":[742"), "\(card.output) \(card.errors)")
    let compact = try run("render", "--family", "islandCompact", "--place", "standBy")
    #expect(compact.errors.contains("islandMinimal"), "\(compact.output) \(compact.errors)")
  }

  @Test func theIslandIsAsWideAsItsContent() throws {
    func width(_ trailing: String) throws -> Double {
      let outcome = try run(
        "render", trailing: trailing, "--family", "islandCompact", "--format", "json")
      let picture = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let size = (picture as? [String: Any])?["size"] as? [Double]
      return try #require(size?.first, "\(outcome.errors)")
    }
    let timer = "Text(Date(timeIntervalSinceNow: 600), style: .timer)"
    let widths = try [timer, timer + ".frame(width: 45)", "Text(\"2\")"].map(width)
    #expect(widths[0] > widths[1] && widths[1] > widths[2], "\(widths)")
    // The minimum beside the camera, the camera, and the content with the margin at the island's end.
    #expect(abs(widths[1] - (36.67 + 125.33 + 45 + 7)) < 0.5, "\(widths)")
  }

  @Test(.mainPath) func aTapChangesTheActivity() throws {
    let opened = try run("tap", "--family", "islandCompact", "--at", "20,18")
    #expect(opened.output.contains("ride://island"), "\(opened.errors)")
    let passive = try run(
      "tap", trailing: "Button(\"Next\", intent: NextStop())", "--family", "islandCompact",
      "--button", "1")
    #expect(passive.output.contains("expanded"), "\(passive.output) \(passive.errors)")
    let updated = try run("tap", "--family", "liveActivity", "--button", "1")
    #expect(updated.words.contains("U2: 2 stops"), "\(updated.output) \(updated.errors)")
    let ended = try run("tap", "--family", "liveActivity", "--button", "2")
    #expect(ended.output.contains("ended this activity"), "\(ended.output) \(ended.errors)")
  }

  @Test func lintReviewsLiveActivities() throws {
    let timer = try run(
      "lint", trailing: "Text(Date(timeIntervalSinceNow: 600), style: .timer)")
    #expect(timer.output.contains("W41"), "\(timer.output) \(timer.errors)")
    let long = try run("lint", trailing: "Text(\"A very long destination\").lineLimit(1)")
    #expect(long.output.contains("W12"), "\(long.output)")
  }
}
