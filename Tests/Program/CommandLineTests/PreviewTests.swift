import Foundation
import TestSupport
import Testing

@Suite("Previews are drawn by their names", .serialized, .startsProcesses)
struct PreviewTests {
  private static let sky = """
    import SwiftUI
    import WidgetKit

    struct SkyEntry: TimelineEntry {
      let date: Date
      var words = "Clear"
    }

    struct SkyProvider: TimelineProvider {
      func placeholder(in context: Context) -> SkyEntry { SkyEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (SkyEntry) -> Void) {
        completion(SkyEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<SkyEntry>) -> Void) {
        completion(Timeline(entries: [SkyEntry(date: .now)], policy: .never))
      }
    }

    struct SkyWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "sky", provider: SkyProvider()) { entry in
          Text(entry.words).containerBackground(.blue, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    #Preview("Three", as: .systemMedium) {
      SkyWidget()
    } timeline: {
      SkyEntry(date: .now, words: "Dawn")
      SkyEntry(date: .now + 3600, words: "Noon")
      SkyEntry(date: .now + 7200, words: "Dusk")
    }

    #Preview("Provided", as: .systemSmall) {
      SkyWidget()
    } timelineProvider: {
      SkyProvider()
    }

    """

  private static let views = """
    #Preview("Badge", traits: .fixedLayout(width: 90, height: 40)) {
      Text("New")
    }

    #Preview {
      Text("Nameless")
    }

    struct SkyPreviews: PreviewProvider {
      static var previews: some View {
        Group {
          Text("Wide").previewContext(WidgetPreviewContext(family: .systemMedium))
            .previewDisplayName("Wide one")
          Text("Bare").previewLayout(.fixed(width: 70, height: 30))
        }
      }
    }

    """

  private static let broken = """
    #Preview("Broken", as: .systemSmall) {
      SkyWidget()
    } timeline: {
      SkyEntry(date: .now, words: ["a"][Int(Date.now.timeIntervalSince1970)])
    }

    """

  private func run(_ source: String, _ arguments: String...) throws -> RingsProcess.Outcome {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Sky.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try RingsProcess().run([arguments[0], file.path] + arguments.dropFirst())
  }

  private struct Drawn: Decodable {
    struct Preview: Decodable {
      var name: String
      var entry: Int
      var entries: Int
    }
    var preview: Preview?
    var family: String
    var size: [Double]
  }

  private func drawn(_ outcome: RingsProcess.Outcome) throws -> [Drawn] {
    try JSONDecoder().decode([Drawn].self, from: Data(outcome.output.utf8))
  }

  @Test(.mainPath) func aPreviewOfAWidgetShowsEachOfItsEntries() throws {
    let outcome = try run(Self.sky, "render", "--preview", "Three", "--format", "json")
    let pictures = try drawn(outcome)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(pictures.map(\.preview?.entry) == [0, 1, 2])
    #expect(Set(pictures.map(\.family)) == ["systemMedium"])
    for words in ["Dawn", "Noon", "Dusk"] { #expect(outcome.output.contains("\"\(words)\"")) }
    let one = try run(Self.sky, "render", "--preview", "Three", "--entry", "2")
    #expect(one.words.contains("Three · systemMedium · 3/3"), "\(one.output)")
    #expect(one.output.contains("Dusk") && !one.output.contains("Dawn"))
  }

  @Test func everyPreviewIsDrawnInItsSize() throws {
    let outcome = try run(
      Self.sky + Self.views, "render", "--preview", "all", "--format", "json")
    let pictures = try drawn(outcome)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      pictures.map(\.preview?.name) == [
        "Three", "Three", "Three", "Provided", "Badge", "Preview 4", "Wide one", "SkyPreviews 2",
      ])
    #expect(pictures[3].family == "systemSmall")
    #expect(pictures[4].size == [90, 40])
    #expect(pictures[6].family == "systemMedium")
    #expect(pictures[7].size == [70, 30])
  }

  @Test func aPreviewThatFailsSaysSoAlone() throws {
    let source = Self.sky + Self.broken + Self.views
    let outcome = try run(source, "render", "--preview", "all")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Broken: "), "\(outcome.errors)")
    for words in ["Dawn", "Dusk", "New", "Wide", "Bare"] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
    let widget = try run(source, "render", "--family", "small")
    #expect(widget.status == 0, "\(widget.errors)")
    #expect(widget.output.contains("Clear"))
    let listed = try run(source, "inspect")
    for name in ["Three", "Broken", "Badge", "Wide one"] {
      #expect(listed.words.contains("preview \(name)"), "\(listed.output)\(listed.errors)")
    }
  }

  @Test func anUnknownNameIsAnsweredWithTheKnownOnes() throws {
    let outcome = try run(Self.sky, "render", "--preview", "Four")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("There is no preview “Four”. Available: “Three” and “Provided”."),
      "\(outcome.errors)")
    let view = try run(Self.sky, "render", "--preview", "Three", "--widget", "SkyWidget")
    #expect(view.status == 2)
  }

  @Test func statesOfALiveActivityAreDrawn() throws {
    let outcome = try run(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct Trip: ActivityAttributes {
        struct ContentState: Codable, Hashable { var stops: Int }
        var name: String
      }
      struct TripActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Trip.self) { context in
            Text("\\(context.attributes.name) \\(context.state.stops)")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("wide \\(context.state.stops)") }
            } compactLeading: { Text("L\\(context.state.stops)") } compactTrailing: { Text("T") }
            minimal: { Text("m") }
          }
        }
      }
      #Preview("Banner", as: .content, using: Trip(name: "Ferry")) {
        TripActivity()
      } contentStates: {
        Trip.ContentState(stops: 3)
        Trip.ContentState(stops: 2)
      }
      #Preview("Island", as: .dynamicIsland(.compact), using: Trip(name: "Ferry")) {
        TripActivity()
      } contentStates: {
        Trip.ContentState(stops: 7)
      }
      """, "render", "--preview", "all")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for words in ["Ferry 3", "Ferry 2", "L7"] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
  }

  @Test func theCanvasBeginsWithAPreviewOnRequest() throws {
    let outcome = try run(Self.sky, "canvas", "--preview", "Three")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.words.contains("Three · systemMedium · 2/3"), "\(outcome.output)")
  }
}
