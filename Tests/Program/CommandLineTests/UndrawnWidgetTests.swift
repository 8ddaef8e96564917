import Foundation
import TestSupport
import Testing

/// `rings render` draws controls and Live Activities, and the working widgets next to a broken one.
@Suite("render of more than widgets", .serialized, .startsProcesses)
struct UndrawnWidgetTests {
  private func render(_ source: String, _ options: String...) throws -> RingsProcess.Outcome {
    try run("render", source, options)
  }

  private func run(
    _ command: String, _ source: String, _ options: [String] = []
  ) throws -> RingsProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Pier.swift")
    try Data(
      ("import ActivityKit\nimport AppIntents\nimport SwiftUI\nimport WidgetKit\n" + source).utf8
    )
    .write(to: file)
    return try RingsProcess().run([command, file.path] + options)
  }

  private static let toggle = """
    ControlWidgetToggle("Lamp", isOn: value, action: SetLamp()) { isOn in
      Label(isOn ? "Burning" : "Dark", systemImage: "lightbulb")
    }
    """

  private static func control(_ template: String = toggle) -> String {
    """
    struct SetLamp: SetValueIntent {
      static let title: LocalizedStringResource = "Set lamp"
      @Parameter(title: "On") var value: Bool
      func perform() async throws -> some IntentResult { .result() }
    }
    struct LampControl: ControlWidget {
      struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
      }
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp", provider: Provider()) { value in
          \(template)
        }
      }
    }
    """
  }

  private static func widget(families: String, completes: Bool = true) -> String {
    """
    struct Moment: TimelineEntry { let date: Date }
    struct Moments: TimelineProvider {
      func placeholder(in context: Context) -> Moment { Moment(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        \(completes ? "completion(Timeline(entries: [Moment(date: .now)], policy: .never))" : "")
      }
    }
    struct PierWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "pier", provider: Moments()) { _ in
          Text("Pier").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([\(families)])
      }
    }
    """
  }

  @Test func aWidgetWithoutFamiliesIsExplained() throws {
    let outcome = try render(Self.widget(families: ""))
    #expect(outcome.errors.contains("supports no families"), "\(outcome.output) \(outcome.errors)")
  }

  @Test func lintReportsAProviderThatNeverCompletes() throws {
    let silent = try run("lint", Self.widget(families: ".systemSmall", completes: false))
    #expect(silent.output.contains("error W22"), "\(silent.output) \(silent.errors)")
    #expect(silent.output.contains("never called its completion"), "\(silent.output)")
  }

  @Test(.mainPath) func aControlAloneIsDrawnInItsThreeSizes() throws {
    let outcome = try render(Self.control(), "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for size in ["controlSmall", "controlMedium", "controlLarge"] {
      #expect(outcome.output.contains("\"\(size)\""))
    }
    #expect(outcome.output.contains("\"Lamp\""))
    #expect(outcome.output.contains("\"Burning\""))
  }

  @Test(.mainPath) func aCustomTemplateIsFollowedIntoItsBody() throws {
    let outcome = try render(
      Self.control("LampSwitch(value: value).tint(.orange)") + """

        struct LampSwitch: ControlWidgetTemplate {
          let value: Bool
          var body: some ControlWidgetTemplate { LampToggle(value: value).disabled(false) }
        }
        struct LampToggle: ControlWidgetTemplate {
          let value: Bool
          var body: some ControlWidgetTemplate {
            \(Self.toggle)
          }
        }
        """, "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"Burning\""))
  }

  @Test(.mainPath) func aControlNeedsIOS18() throws {
    let outcome = try render(Self.control(), "--ios", "17.0")
    #expect(outcome.status != 0)
    #expect(outcome.words.isEmpty)
    #expect(outcome.errors.contains("Controls require iOS 18"))
  }

  private static func activity(_ state: String) -> String {
    """
    struct TripAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { \(state) }
      var lineName: String
    }
    struct TripActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TripAttributes.self) { context in
          Text(context.attributes.lineName)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text("Expanded") }
          } compactLeading: { Text("A") } compactTrailing: { Text("B") } minimal: { Text("C") }
        }
      }
    }
    """
  }

  @Test func aLiveActivityWithoutAPreviewGetsSampleValues() throws {
    let outcome = try render(Self.activity("var stops: Int"), "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"Line name\""))
    #expect(outcome.output.contains("\"Expanded\""))
    #expect(outcome.output.contains("made-up-attributes"))
  }

  @Test func eachPresentationHasThePhonesSize() throws {
    let outcome = try render(Self.activity("var stops: Int"), "--format", "json")
    let pictures = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let sizes = Dictionary(
      uniqueKeysWithValues: pictures.compactMap { picture -> (String, [Double])? in
        guard let family = picture["family"] as? String, let size = picture["size"] as? [Double]
        else { return nil }
        return (family, size)
      })
    #expect(sizes["liveActivity"] == [371, 84])
    #expect(sizes["islandExpanded"] == [371, 84])
    #expect(sizes["liveActivityStandBy"] == [742, 168])
    #expect(sizes["liveActivitySmall"]?.first == 184)
    // The island is as wide as the camera plus the minimum widths of both sides.
    #expect(abs((sizes["islandCompact"]?.first ?? 0) - 198.67) < 0.1)
    let compact = try #require(sizes["islandCompact"]?.last)
    #expect(abs(compact - 36.67) < 0.4)
    #expect(sizes["islandMinimal"] == [compact, compact])
  }

  @Test func renderingModesDoNotTintALiveActivity() throws {
    let outcome = try render(
      Self.activity("var stops: Int"), "--mode", "all", "--format", "json", "--family",
      "liveActivity")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"fullColor\"") && !outcome.output.contains("accented"))
  }

  @Test func missingSampleValuesRequireAPreview() throws {
    let outcome = try render(
      Self.activity(
        "var secret: Secret") + """

          struct Secret: Codable, Hashable {
            init(from decoder: any Decoder) throws { throw CancellationError() }
            func encode(to encoder: any Encoder) throws {}
          }
          """)
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("#Preview(as: .content, using: TripAttributes(…))"))
  }

  private static func widget(_ name: String, start: String = "", timeline: String = "") -> String {
    """
    struct \(name)Provider: TimelineProvider {
      struct Entry: TimelineEntry { var date = Date() }
      func placeholder(in context: Context) -> Entry { Entry() }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry())
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        \(timeline)
        completion(Timeline(entries: [Entry()], policy: .never))
      }
    }
    struct \(name)Widget: Widget {
      init() { \(start) }
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "\(name)", provider: \(name)Provider()) { _ in
          Text("Here is \(name)").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
      }
    }

    """
  }

  @Test(arguments: ["timeline", "start"])
  func aCrashEndsOnlyOneWidget(place: String) throws {
    let crash = "let none: Int? = nil; print(none!)"
    let broken =
      place == "start"
      ? Self.widget("Broken", start: crash) : Self.widget("Broken", timeline: crash)
    let outcome = try render(
      Self.widget("First") + broken + Self.widget("Last"), "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Here is First"))
    #expect(outcome.output.contains("Here is Last"))
    #expect(outcome.errors.contains("BrokenWidget: Your code crashed"))
    let line = place == "start" ? 37 : 32
    #expect(outcome.errors.contains("(Pier.swift:\(line))"), "\(outcome.errors)")
  }

  @Test func aCrashIsReportedWithItsLineInTheLearnersLanguage() throws {
    let crash = "let numbers = [1]\nprint(numbers[3])"
    let widget = Self.widget("Broken", timeline: crash)
    let outcome = try render(widget)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "rings: BrokenWidget: Your code crashed: Index out of range. (Pier.swift:13)\n")
    let tried = try RingsProcess().run(
      "try", "Text(\"a\")\n.bold(\n[true][Int(7)])", language: "ko_KR.UTF-8")
    #expect(tried.errors.contains("인덱스가 범위를 벗어났어요. (expression:3)"), "\(tried.errors)")
  }

  @Test func anExpressionsErrorsAndSuggestionsHaveItsLines() throws {
    let outcome = try RingsProcess().run("try", "VStack {\n  Text(\"a\").fontt(.title)\n}")
    #expect(outcome.errors.contains("expression:2:"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("line 2 with this:\n  Text(\"a\").font(.title)"),
      "\(outcome.errors)")
  }

  /// At the prompt too, the message blames the expression rather than Rings.
  @Test func aCrashAtThePromptIsTheExpressions() throws {
    let outcome = try RingsProcess().run(
      "learn", input: "goto forecast-model\ntry Text(String([1][7]))\nquit\n")
    let told = "Your code crashed: Index out of range. (expression:1)"
    #expect(outcome.output.contains("\n\(told)\n"), "\(outcome.output.suffix(600))")
  }

  /// An endless recursion reports its line on any thread: after a provider's `await`, the main actor may
  /// continue on any thread.
  @Test func anEndlessRecursionInAViewIsReportedWithItsLine() throws {
    let recursion = "func deep(_ depth: Int) -> Int {\ndeep(depth + 1) + 1\n}\n"
    let widget = Self.widget("Broken").replacing("Here is Broken", with: "\\(deep(1))")
    let outcome = try render(recursion + widget)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("calls itself endlessly"), "\(outcome.errors)")
    #expect(outcome.errors.contains(/\(Pier.swift:[56]\)/), "\(outcome.errors)")
  }

  /// Supported families are drawn, and unsupported families are listed in one sentence.
  @Test func unsupportedFamiliesAreReportedInOneSentence() throws {
    let outcome = try render(
      Self.widget("Pier"), "--family", "systemSmall", "--family", "accessoryCircular", "--family",
      "accessoryInline")
    #expect(outcome.output.contains("Here is Pier"), "\(outcome.output)")
    #expect(
      outcome.errors.contains(
        "PierWidget doesn't support accessoryCircular and accessoryInline; it supports "),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("PierWidget: "), "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  /// An iPhone's gallery doesn't offer a widget that is only extra large, which is no mistake of the bundle.
  @Test func aWidgetThatThePhoneLacksIsReportedWithoutFailing() throws {
    let large = Self.widget("Large").replacing(".systemSmall", with: ".systemExtraLarge")
    let bundle = try render(Self.widget("Small") + large, "--family", "all")
    #expect(bundle.status == 0, "\(bundle.errors)")
    #expect(bundle.output.contains("Here is Small"))
    #expect(
      bundle.errors.contains("LargeWidget: The device 393x852 doesn't show systemExtraLarge."),
      "\(bundle.errors)")
    #expect(try render(large, "--family", "all").status == 2)
    #expect(try render(Self.widget("Small") + large, "--widget", "LargeWidget").status == 2)
  }

  private func draw(_ view: String, _ source: String) throws -> RingsProcess.Outcome {
    try render(source, "--view", view, "--family", "small", "--format", "json")
  }

  @Test func tooMuchContentIsReported() throws {
    let many = try draw(
      "Many()",
      "struct Many: View { var body: some View { HStack { ForEach(0..<100_000) { _ in Color.red } } } }"
    )
    #expect(many.status == 0, "\(many.errors)")
    #expect(many.output.contains("too-many-views"))
    let nested = "(0..<400).reduce(AnyView(Text(\"x\"))) { view, _ in AnyView(view"
    let deep = try draw(
      "Deep()", "struct Deep: View { var body: some View { \(nested).padding(0)) } } }")
    #expect(deep.status == 0, "\(deep.errors)")
    #expect(deep.output.contains("deep-tree"))
    let faded = try draw(
      "Faded()", "struct Faded: View { var body: some View { \(nested).opacity(0.9)) } } }")
    #expect(faded.errors.contains("nested too deeply"))
  }

  @Test func codeThatExitsStillCompiles() throws {
    let crash = "let none: Int? = nil; print(none!)"
    let outcome = try run("inspect", Self.widget("Broken", start: crash))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "widget BrokenWidget\n")
    #expect(
      outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("the process ends when Rings asks its widgets for their declarations")
    )
  }
}
