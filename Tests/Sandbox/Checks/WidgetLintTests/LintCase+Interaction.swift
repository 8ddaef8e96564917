import AppIntents
import SwiftUI
import WidgetKit

extension LintCase {
  static let ofInteraction = [
    LintCase(
      "W56", "beside each other",
      broken: {
        .view {
          VStack {
            Text("a").widgetURL(URL(string: "rings://a"))
            Text("b").widgetURL(URL(string: "rings://b"))
          }
        }
      }, sound: { .view { Text("a").widgetURL(LintSample.page) } }),
    LintCase(
      "W15", "a link in a circle",
      broken: {
        .view([.accessoryCircular]) { Link("23°", destination: LintSample.page ?? .homeDirectory) }
      }, sound: { .view([.accessoryCircular]) { Text("23°").widgetURL(LintSample.page) } }),
    LintCase(
      "W16", broken: { .view { SampleButton(side: 20) } },
      sound: { .view { SampleButton(side: 44) } }),
    LintCase(
      "W16", "crowded",
      broken: {
        .view {
          HStack(spacing: 4) {
            SampleButton(side: 44)
            SampleButton(side: 44)
          }
        }
      },
      sound: {
        .view {
          HStack(spacing: 16) {
            SampleButton(side: 44)
            SampleButton(side: 44)
          }
        }
      }),
    LintCase(
      "W17", "a closure", broken: { .view { Button("Refresh") {} } },
      sound: { .view { SampleButton(side: 44) } }),
    LintCase(
      "W17", "a closure in a Live Activity",
      broken: { .activity { Button("Stop") {} } }, sound: { .activity { SampleButton(side: 44) } }),
    LintCase(
      "W17", "a button in a compact Dynamic Island",
      broken: { .activity(in: .islandCompact) { SampleButton(side: 30) } },
      sound: { .activity(in: .islandExpanded) { SampleButton(side: 44) } }),
    LintCase(
      "W15", "a link in a compact Dynamic Island",
      broken: {
        .activity(in: .islandCompact) {
          Link("U2", destination: LintSample.page ?? .homeDirectory)
        }
      },
      sound: { .activity(in: .islandCompact) { Text("U2").widgetURL(LintSample.page) } }),
    LintCase(
      "W18", "in a Live Activity", broken: { .activity { ScrollView { Text("Hello") } } },
      sound: { .activity { Text("Hello") } }),
    LintCase(
      "W17", "a gesture", broken: { .view { Text("Refresh").onTapGesture {} } },
      sound: { .view { Text("Refresh") } }),
    LintCase(
      "W17", "view state",
      broken: {
        .source(
          """
          struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Add") { count += 1 } }
          }
          """)
      },
      sound: {
        .source(
          """
          struct Counter: View {
            @State private var count = 0
            var body: some View { Text("\\(count)") }
          }
          """)
      }),
    LintCase(
      "W17", "view state of a view that a widget shows",
      broken: { .source(screen(shown: "Counter()")) },
      sound: { .source(screen(shown: "Text(\"Days\")")) }),
    LintCase(
      "W18", broken: { .view { ScrollView { Text("Hello") } } },
      sound: { .view { VStack { Text("Hello") } } }),
    LintCase(
      "W19", broken: { .view { ProgressView() } }, sound: { .view { ProgressView(value: 0.5) } }),
    LintCase(
      "W19", "in words", broken: { .view { Text("로딩 중…") } }, sound: { .view { Text("9:41") } }),
    LintCase(
      "W25", broken: { .source(intent(performing: "WidgetCenter.shared.reloadAllTimelines()")) },
      sound: { .source(intent(performing: "Store.shared.refresh()")) }),
    LintCase(
      "W26",
      broken: {
        .source(intent(performing: "", extra: "static var openAppWhenRun: Bool = true"))
      },
      sound: {
        .source(
          intent(performing: "Store.refresh()", extra: "static var openAppWhenRun: Bool = true"))
      }),
    LintCase(
      "W39", broken: { .source("let a = Animation.easeInOut(duration: 3)") },
      sound: {
        .source(
          """
          let a = Animation.easeInOut(duration: 0.5)
          let r = TimelineEntryRelevance(score: 1, duration: 3600)
          """)
      }),
    LintCase(
      "W45", "in a computed property",
      broken: {
        .source(
          """
          struct Card: View {
            private var mode: WidgetRenderingMode {
              @Environment(\\.widgetRenderingMode) var mode
              return mode
            }
            var body: some View { Text("23°") }
          }
          """)
      },
      sound: {
        .source(
          """
          struct Card: View {
            @Environment(\\.widgetRenderingMode) private var mode
            var body: some View { Text("23°") }
          }
          struct Border: ViewModifier { @Environment(\\.colorScheme) var scheme }
          """)
      }),
    LintCase(
      "W45", "in a provider",
      broken: {
        .source("struct Provider: TimelineProvider { @Environment(\\.colorScheme) var scheme }")
      }, sound: { .source("struct Provider: TimelineProvider { var scheme = 1 }") }),
    LintCase(
      "W56",
      broken: {
        .view {
          VStack { Text("23°").widgetURL(URL(string: "rings://inside")) }.widgetURL(LintSample.page)
        }
      }, sound: { .view { Text("23°").widgetURL(LintSample.page) } }),
    LintCase(
      "W50", "a symbol that pulses",
      broken: {
        .source(
          "struct Card: View { var body: some View { Image(\"a\").symbolEffect(.pulse) } }")
      },
      sound: {
        .source(
          "struct Card: View { var body: some View { Image(\"a\").symbolEffect(.bounce, value: 1) } }"
        )
      }),
    LintCase(
      "W50",
      broken: {
        .source(
          "struct Card: View { var body: some View { Text(\"23°\").onAppear { load() } } }")
      },
      sound: { .source(screen(shown: "Text(\"Days\")")) }),
    LintCase(
      "W50", "in a comment or a literal",
      broken: { .source(screen(shown: "Counter()")) },
      sound: {
        .source(
          """
          // .onAppear { load() } never runs
          struct Card: View { var body: some View { Text(".onAppear {}") } ; func task() {} }
          """)
      }),
  ]

  /// Returns an app intent that a button performs.
  private static func intent(performing body: String, extra: String = "") -> String {
    """
    struct RefreshIntent: AppIntent {
      static var title: LocalizedStringResource = "Refresh"
      \(extra)
      func perform() async throws -> some IntentResult {
        \(body)
        return .result()
      }
    }
    let button = Button(intent: RefreshIntent()) { Text("Refresh") }
    """
  }

  /// Returns a widget that shows a view, and a view of its app.
  private static func screen(shown view: String) -> String {
    """
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Add") { count += 1 }.onAppear { count = 1 } }
    }
    struct Days: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "days", provider: Days.provider) { _ in \(view) }
      }
    }
    """
  }
}

private struct SampleIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  func perform() async throws -> some IntentResult { .result() }
}

private struct SampleButton: View {
  let side: CGFloat

  var body: some View {
    Button(intent: SampleIntent()) {
      Image(systemName: "arrow.clockwise").frame(width: side, height: side)
    }
    .buttonStyle(.plain)
  }
}
