import Foundation
import TestSupport
import Testing

/// Code that imports missing modules is left out and reported, and the rest is drawn.
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

  /// A provider may wait for code that was left out with the framework, which isn't a mistake.
  @Test(.mainPath) func aProviderThatWaitsForOmittedCodeIsNotBlamed() throws {
    let waiting = Self.widget.replacing(
      #/    Task \{.*?\n    \}\n/#.dotMatchesNewlines(),
      with: """
            let query = HKStatisticsQuery(
              quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum
            ) { _, result, _ in
              let steps = result?.sumQuantity()?.doubleValue(for: .count()) ?? 0
              completion(Timeline(entries: [StepEntry(date: .now, steps: Int(steps))], policy: .never))
            }
            HKHealthStore().execute(query)

        """)
    #expect(waiting.contains("HKStatisticsQuery"))
    let file = try file(waiting)
    let drawn = try RingsProcess().run("render", file, "--family", "small", "--describe")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.output.contains("steps 2"), "\(drawn.output)")
    let timeline = try RingsProcess().run("timeline", file)
    for said in [drawn.output + drawn.errors, timeline.output + timeline.errors] {
      #expect(said.replacing(/\s+/, with: " ").contains("doesn't respond here"), "\(said)")
      #expect(!said.contains("ompletion"), "\(said)")
      // Only code on the reported line is reported as missing.
      for name in said.matches(of: /`(\w+)` of HealthKit/) {
        #expect(waiting.contains(String(name.1)), "\(name.1)")
      }
    }
  }

  @Test(.mainPath) func aWidgetIsDrawnWithoutAMissingFramework() throws {
    let outcome = try RingsProcess().run(
      "render", try file(Self.widget), "--family", "small", "--describe")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("steps 7"))
    #expect(outcome.errors.contains("Rings doesn't have the module HealthKit."))
    #expect(outcome.errors.contains("Steps.swift:6"))
    #expect(!outcome.errors.contains("error:"))
  }

  /// A timeline may be filled by code that was left out; the lint doesn't report an empty timeline either.
  @Test func aTimelineEmptiedByAnOmissionIsNotBlamed() throws {
    let empty = Self.widget
      .replacing(
        "Timeline(entries: [StepEntry(date: .now, steps: steps)], policy: .never)",
        with: "Timeline(entries: found(steps), policy: .never)"
      )
      .replacing(
        "struct StepProvider: TimelineProvider {",
        with: """
          struct StepProvider: TimelineProvider {
            func found(_ steps: Int) -> [StepEntry] {
              var entries: [StepEntry] = []
              for sample in HKHealthStore().samples() { entries.append(StepEntry(date: sample.startDate, steps: steps)) }
              return entries
            }
          """)
    let file = try file(empty)
    let drawn = try RingsProcess().run("render", file, "--family", "small", "--describe")
    #expect(drawn.output.contains("timeline without entries"), "\(drawn.output)\(drawn.errors)")
    #expect(!drawn.output.contains("Return at least one entry"), "\(drawn.output)")
    let lint = try RingsProcess().run("lint", file)
    // The lint did run.
    #expect(lint.output.contains("W28"), "\(lint.output)\(lint.errors)")
    #expect(!lint.output.contains("W22"), "\(lint.output)")
    let own = Self.widget.replacing("import HealthKit\n", with: "")
      .replacing(#/final class Health \{.*?\n\}\n/#.dotMatchesNewlines(), with: "")
      .replacing("await Health().read()", with: "7")
      .replacing("entries: [StepEntry(date: .now, steps: steps)]", with: "entries: []")
    #expect(try RingsProcess().run("lint", try self.file(own)).output.contains("W22"))
  }

  /// A phone has the framework, so code that stops without it has an entry there.
  @Test(.mainPath) func aTimelineThatStopsWithoutOmittedCodeShowsThePlaceholderItself() throws {
    let stopping = Self.widget.replacing(
      "let steps = await Health().read()",
      with: "let none: [Int] = []; let steps = none[await Health().read()]")
    let drawn = try RingsProcess().run(
      "render", try file(stopping), "--family", "small", "--describe")
    let said = (drawn.output + drawn.errors).replacing(/\s+/, with: " ")
    #expect(drawn.output.contains("steps 1"), "\(said)")
    #expect(said.contains("has no timeline here"), "\(said)")
    #expect(said.contains("because code that it may need was left out"), "\(said)")
  }

  /// A snapshot that never arrives because its code was left out isn't reported either.
  @Test(.mainPath) func aSnapshotThatWaitsForOmittedCodeIsNotBlamed() throws {
    let waiting = Self.widget.replacing(
      "    completion(StepEntry(date: .now, steps: 2))",
      with: """
            let query = HKStatisticsQuery(
              quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum
            ) { _, result, _ in completion(StepEntry(date: .now, steps: 2)) }
            HKHealthStore().execute(query)
        """)
    #expect(waiting.contains("HKStatisticsQuery"))
    let gallery = try RingsProcess().run(
      [
        "gallery", try file(waiting), "--app-target", "17.0", "--extension-target", "17.0", "--ios",
        "26.0",
      ])
    let said = (gallery.output + gallery.errors).replacing(/\s+/, with: " ")
    #expect(said.contains("doesn't respond here"), "\(said)")
    #expect(!said.contains("Call completion"), "\(said)")
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A framework target of the project compiles as in Xcode.
  ///
  /// Its files see the imports of its umbrella header and the colors of its catalog. Foundation includes the
  /// keychain, and only the app-only API is left out.
  @Test func projectFrameworksAreCompiledAsInXcode() throws {
    try write(
      """
      name: Weather
      options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: "17.0" } }
      targets:
        App_Core: { type: framework, platform: iOS, sources: [Core] }
        Widgets:
          type: app-extension
          platform: iOS
          sources: [Widget]
          dependencies: [{ target: App_Core }]
          info:
            path: Widget/Info.plist
            properties: { NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension } }
      """, "project.yml")
    try write("#import <Foundation/Foundation.h>\nFOUNDATION_EXPORT double v;\n", "Core/App_Core.h")
    try write("public protocol Loads { func load(_ url: URL) -> Data }\n", "Core/Loads.swift")
    try write(
      """
      import Foundation
      public enum Keys {
        public static func read() -> OSStatus {
          SecItemCopyMatching([kSecClass: kSecClassKey, kSecAttrApplicationTag: "t"] as CFDictionary, nil)
        }
      }
      """, "Core/Keys.swift")
    try write(
      """
      import SwiftUI
      public struct Sky: View {
        @State private var asks = false
        public init() {}
        public var body: some View {
          Text("core \\(Keys.read())").background(Color(.skyBlue))
            .alert(isPresented: $asks) { Alert(title: Text("Sure?")) }
        }
      }
      public struct Page: View {
        public var body: some View { Text("page").pageOfNobody(3) }
      }
      """, "Core/Sky.swift")
    try write(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.2","green":"0.4","blue":"0.9","alpha":"1"}}}],"info":{"version":1}}"#,
      "Core/Colors.xcassets/sky_blue.colorset/Contents.json")
    try write(
      Self.widget.replacing("import HealthKit", with: "import App_Core")
        .replacing(#/final class Health \{.*?\n\}\n/#.dotMatchesNewlines(), with: "")
        .replacing("await Health().read()", with: "7")
        .replacing("Text(\"steps \\(entry.steps)\")", with: "Sky()"), "Widget/Widget.swift")
    let outcome = try RingsProcess().run(
      "render", folder.url.path, "--family", "small", "--describe")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("core -25,300"), "\(outcome.output)")
    #expect(outcome.errors.contains("pageOfNobody"), "\(outcome.errors)")
    #expect(outcome.errors.matches(of: /warning/).count == 1, "\(outcome.errors)")
    let svg = try RingsProcess().run(
      "render", folder.url.path, "--family", "small", "--format", "svg")
    #expect(svg.output.contains("#3366e6"), "\(svg.output)")
  }

  /// Rings removes the conformance and keeps the type, and the widget keeps its background.
  @Test(.mainPath) func aTypeLosesOnlyTheConformanceToAnAbsentProtocol() throws {
    let settings = Self.widget.replacing("import HealthKit", with: "import AlarmKit")
      .replacing(
        #/final class Health \{.*?\n\}\n/#.dotMatchesNewlines(),
        with: """
          struct Settings: AlarmMetadata, Codable {
            var steps = 7
            static func load() -> Settings { Settings() }
          }

          """
      )
      .replacing("await Health().read()", with: "Settings.load().steps")
    let outcome = try RingsProcess().run(
      "render", try file(settings), "--family", "small", "--format", "ascii")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("steps 7"), "\(outcome.output)")
    #expect(outcome.output.contains("left out: AlarmKit"), "\(outcome.output)")
    #expect(outcome.errors.contains("`AlarmMetadata` from AlarmKit"), "\(outcome.errors)")
    #expect(!outcome.output.contains("adopt"), "\(outcome.output)")
  }

  /// A left-out view may declare the background, and an empty picture names what is left out.
  @Test(.mainPath) func aBlankPictureNamesTheLeftOutView() throws {
    let card = Self.widget.replacing("import HealthKit", with: "import RemoteCards")
      .replacing(#/final class Health \{.*?\n\}\n/#.dotMatchesNewlines(), with: "")
      .replacing("await Health().read()", with: "7")
      .replacing("Text(\"steps \\(entry.steps)\")", with: "RemoteCard(entry.steps)")
      .replacing(#/\.containerBackground\([^)]*\)/#, with: "")
    let outcome = try RingsProcess().run(
      "render", try file(card), "--family", "small", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("adopt"), "\(outcome.output)")
    #expect(outcome.output.contains("RemoteCards"), "\(outcome.output)")
  }

  /// Rings' version of a framework may lack one of Apple's names, which isn't a spelling mistake.
  @Test(.mainPath) func aNameThatAFrameworkLacksIsLeftOut() throws {
    let printing = Self.widget.replacing("import HealthKit", with: "import UIKit")
      .replacing(
        #/final class Health \{.*?\n\}\n/#.dotMatchesNewlines(),
        with: """
          final class Health {
            private let printer = UIPrintInteractionController.shared
            func read() async -> Int { 7 }
          }

          """)
    let outcome = try RingsProcess().run(
      "render", try file(printing), "--family", "small", "--format", "ascii")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("steps 7"), "\(outcome.output)")
    #expect(
      outcome.errors.replacing(/\s+/, with: " ")
        .contains("`UIPrintInteractionController` from UIKit"), "\(outcome.errors)")
    // Only the name is left out, not the framework.
    #expect(
      outcome.output.contains("left out: UIPrintInteractionController"), "\(outcome.output)")
  }

  /// The error names the left-out widget, and previews of other views don't replace it.
  @Test func aLostWidgetIsNotReplacedByPreviews() throws {
    let lost = """
      import HealthKit
      import SwiftUI
      import WidgetKit
      struct Steps: View { var body: some View { Text("preview") } }
      #Preview { Steps() }
      @main struct StepWidget: Widget {
        let store: HKHealthStore
        var body: some HKConfiguration { HKThing() }
      }
      """
    let outcome = try RingsProcess().run("render", try file(lost), "--family", "small")
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(!outcome.output.contains("preview"), "\(outcome.output)")
    #expect(outcome.errors.contains("StepWidget"), "\(outcome.errors)")
  }

  @Test func theAuthorsMistakesAreStillErrors() throws {
    let broken = Self.widget.replacing("import HealthKit\n", with: "")
      .replacing("private let store = HKHealthStore()", with: "private let store = Stoer()")
    let outcome = try RingsProcess().run("render", try file(broken), "--family", "small")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error:"))
  }

  @Test func aMisspeltImportIsNoMissingModule() throws {
    let slip = Self.widget.replacing("import WidgetKit", with: "import WidgtKit")
    let outcome = try RingsProcess().run("inspect", try file(slip))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("WidgtKit"))
  }
}
