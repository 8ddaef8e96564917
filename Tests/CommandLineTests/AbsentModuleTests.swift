import Foundation
import TestSupport
import Testing

/// Files that import what is not here: what needs it is left out and told, the rest is drawn.
@Suite("rings with absent modules", .serialized, .startsProcesses) struct AbsentModuleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let widget = """
    import HealthKit
    import SwiftUI
    import WidgetKit
    struct StepEntry: TimelineEntry { let date: Date; let steps: Int }
    final class Health {
      private let store = HKHealthStore()
      func read() async -> Int {
        let type = HKQuantityType(.stepCount)
        try? await store.requestAuthorization(toShare: [], read: [type])
        return 7
      }
      func samples() -> [HKSample] { [] }
    }
    struct StepProvider: TimelineProvider {
      func placeholder(in context: Context) -> StepEntry { StepEntry(date: .now, steps: 1) }
      func getSnapshot(in context: Context, completion: @escaping (StepEntry) -> Void) {
        completion(StepEntry(date: .now, steps: 2))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<StepEntry>) -> Void) {
        Task {
          let steps = await Health().read()
          completion(Timeline(entries: [StepEntry(date: .now, steps: steps)], policy: .never))
        }
      }
    }
    @main struct StepWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepProvider()) { entry in
          Text("steps \\(entry.steps)").containerBackground(.white, for: .widget)
        }
      }
    }
    """

  private func file(_ text: String) throws -> String {
    let file = folder.url.appending(path: "Steps.swift")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func aWidgetIsDrawnWithoutAFrameworkThatIsNotHere() throws {
    let outcome = try RingsProcess().run(
      "render", try file(Self.widget), "--family", "small", "--describe")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("steps 7"))
    #expect(outcome.errors.contains("There is no module HealthKit here."))
    #expect(outcome.errors.contains("Steps.swift:6"))
    #expect(!outcome.errors.contains("error:"))
  }

  @Test func anAuthorsOwnMistakeIsStillAnError() throws {
    let broken = Self.widget.replacing("import HealthKit\n", with: "")
      .replacing("private let store = HKHealthStore()", with: "private let store = Stoer()")
    let outcome = try RingsProcess().run("render", try file(broken), "--family", "small")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error:"))
  }

  @Test func aSlipInAnImportIsNoAbsentModule() throws {
    let slip = Self.widget.replacing("import WidgetKit", with: "import WidgtKit")
    let outcome = try RingsProcess().run("inspect", try file(slip))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("WidgtKit"))
  }
}
