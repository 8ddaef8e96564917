import Foundation
import TestSupport
import Testing

/// Assumptions of real widgets about the phone, its bundle and their other files.
@Suite("code of real projects", .serialized, .startsProcesses)
struct PhoneTests {
  /// Runs a command for a file with this source and other files next to it.
  func run(
    _ command: String, _ source: String, beside others: [String: String] = [:],
    _ options: String...
  ) throws -> RingsProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in others.merging(["Pier.swift": source], uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let place = folder.appending(path: "Pier.swift").path
    let words = options.map { $0.replacing("FOLDER", with: folder.path) }
    return try RingsProcess().run([command, place] + words)
  }

  private static let dates = """
    import SwiftUI
    struct Dates: View {
      let date = Date(timeIntervalSince1970: 1_768_470_060)
      private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
      }
      var body: some View {
        VStack {
          Text("A " + date.formatted(date: .abbreviated, time: .omitted))
          Text("B " + formatter.string(from: date))
          Text("C \\(Calendar.current.firstWeekday) \\(Locale.current.identifier)")
          Text("D " + date.formatted(date: .omitted, time: .shortened))
          Text("E \\(Calendar.autoupdatingCurrent.locale?.identifier ?? "-")")
          Text("F " + Locale.preferredLanguages[0])
        }
      }
    }
    """

  @Test(.mainPath) func datesUseThePhonesSettings() throws {
    let american = try run(
      "render", Self.dates, "--view", "Dates()", "--family", "large", "--describe")
    #expect(american.status == 0, "\(american.errors)")
    for text in [
      "“A Jan 15, 2026”", "“B Jan 15, 2026”", "“C 1 en_US”", "“D 9:41", "“E en_US”", "“F en-US”",
    ] {
      #expect(american.words.contains(text))
    }
    let korean = try run(
      "render", Self.dates, "--view", "Dates()", "--family", "large", "--describe", "--locale",
      "ko_KR")
    for text in ["“A 2026년 1월 15일”", "“B 2026. 1. 15.”", "“C 1 ko_KR”", "“D 오전 9:41”", "“F ko-KR”"]
    {
      #expect(korean.words.contains(text))
    }
    let german = try run(
      "render", Self.dates, "--view", "Dates()", "--family", "large", "--describe", "--locale",
      "de_DE")
    #expect(german.words.contains("“C 2 de_DE”"))
    #expect(!german.words.contains("AM”"))
  }

  @Test(.mainPath) func aWidgetReadsItsBundle() throws {
    let source = """
      import SwiftUI
      struct City: Decodable { let name: String }
      extension Bundle {
        func city() -> City? {
          url(forResource: "city", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? JSONDecoder().decode(City.self, from: $0) }
        }
      }
      struct Read: View {
        var body: some View {
          VStack {
            Text("main " + (Bundle.main.city()?.name ?? "none"))
            Text("module " + (Bundle.module.city()?.name ?? "none"))
            Text("id " + (Bundle.main.bundleIdentifier ?? "none"))
            Text("key \\(Bundle.main.object(forInfoDictionaryKey: "Pier") as? String ?? "none")")
            Image("sea", bundle: .module)
          }
        }
      }
      """
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Pier</key><string>seven</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
      """
    let beside = try run(
      "render", source, beside: ["city.json": #"{"name": "Busan"}"#, "Info.plist": plist],
      "--view", "Read()", "--family", "large")
    #expect(beside.status == 0, "\(beside.errors)")
    for text in ["main Busan", "module Busan", "com.example.Widgets", "key seven"] {
      #expect(beside.words.contains(text))
    }
    let named = try run(
      "render", source, beside: ["Data/city.json": #"{"name": "Jeju"}"#], "--view", "Read()",
      "--family", "large", "--bundle", "FOLDER/Data")
    #expect(named.words.contains("main Jeju"))
    #expect(named.words.contains("key none"))
    let missing = try run("render", source, "--view", "Read()", "--bundle", "FOLDER/Nothing")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("There is no folder"))
  }

  @Test(.mainPath) func aLockedPhoneHidesPrivateContent() throws {
    let source = """
      import SwiftUI
      struct Account: View {
        var body: some View {
          VStack {
            Text("Balance")
            Text("4200").privacySensitive()
          }
        }
      }
      """
    let open = try run("render", source, "--view", "Account()", "--family", "large")
    #expect(open.words.contains("4200") && open.words.contains("Balance"), "\(open.errors)")
    let locked = try run(
      "render", source, "--view", "Account()", "--family", "large", "--redacted", "privacy")
    #expect(!locked.words.contains("4200") && locked.words.contains("Balance"), "\(locked.errors)")
    let other = try run("render", source, "--view", "Account()", "--redacted", "secret")
    #expect(other.status == 2 && other.errors.contains("invalidated"))
  }

  @Test func lintAndInspectReadTheNamedBundle() throws {
    let source = """
      import SwiftUI
      import WidgetKit
      struct City: Decodable { let name: String }
      var city: String {
        guard let url = Bundle.main.url(forResource: "city", withExtension: "json"),
          let data = try? Data(contentsOf: url)
        else { return "none" }
        return (try? JSONDecoder().decode(City.self, from: data).name) ?? "none"
      }
      struct Entry: TimelineEntry { var date = Date.now }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry())
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [Entry()], policy: .never))
        }
      }
      struct CityWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: city, provider: Provider()) { _ in
            Text(city).font(.system(size: city == "Jeju" ? 5 : 17))
              .containerBackground(.background, for: .widget)
          }
          .supportedFamilies([.systemSmall])
        }
      }
      """
    let files = ["Data/city.json": #"{"name": "Jeju"}"#]
    let plain = try run("inspect", source, beside: files)
    #expect(plain.output.contains("CityWidget (none)"), "\(plain.output) \(plain.errors)")
    let inspected = try run("inspect", source, beside: files, "--bundle", "FOLDER/Data")
    #expect(inspected.output.contains("CityWidget (Jeju)"), "\(inspected.output)")
    let small = "W09"
    let unread = try run("lint", source, beside: files, "--widget", "CityWidget")
    #expect(!unread.output.contains(small), "\(unread.output)")
    let linted = try run(
      "lint", source, beside: files, "--widget", "CityWidget", "--bundle", "FOLDER/Data")
    #expect(linted.output.contains(small), "\(linted.output) \(linted.errors)")
    for command in ["lint", "inspect"] {
      let missing = try run(command, source, "--bundle", "FOLDER/Nothing")
      #expect(missing.status == 2 && missing.errors.contains("There is no folder"))
    }
  }

  private static func widget(_ line: String, parameter: String = "") -> String {
    """
    import AppIntents
    import SwiftUI
    import WidgetKit
    struct Place: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Place"
      @Parameter(title: "Wet") var isWet: Bool
      @Parameter(title: "Wetness") var wetness: Int
    }
    struct Stop: TimelineEntry { let date: Date; let name: String }
    struct Provider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> Stop { Stop(date: .now, name: "Waiting") }
      func snapshot(for place: Place, in context: Context) async -> Stop {
        Stop(date: .now, name: "Soon")
      }
      func timeline(for place: Place, in context: Context) async -> Timeline<Stop> {
        \(line)
        return Timeline(entries: [Stop(date: .now, name: "Now")], policy: .never)
      }
    }
    struct Pier: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "pier", intent: Place.self, provider: Provider()) { stop in
          Text(stop.name).containerBackground(.white, for: .widget)
        }
      }
    }
    """
  }

  @Test func aCrashingTimelineShowsThePlaceholder() throws {
    let outcome = try run(
      "render", Self.widget("let names: [String] = []; _ = names[3]"), "--format", "json")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "Pier has no timeline, so the picture shows its redacted placeholder."))
    for family in ["systemSmall", "systemMedium", "systemLarge"] {
      #expect(outcome.output.contains("\"\(family)\""))
    }
    #expect(outcome.errors.contains("Index out of range"))
  }

  /// Apple's edit sheet shows an untouched toggle as off, and the provider gets the value in the sheet.
  @Test func anUntouchedSwitchIsOff() throws {
    let outcome = try run(
      "render",
      Self.widget("let entry = Stop(date: .now, name: \"wet \\(place.isWet)\")")
        .replacing("entries: [Stop(date: .now, name: \"Now\")]", with: "entries: [entry]"),
      "--family", "small", "--describe")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("wet false"))
  }

  @Test func aParameterWithoutAValueIsReportedWithThePlaceholder() throws {
    let outcome = try run(
      "render", Self.widget("if place.wetness > 2 { print(1) }"), "--family", "small", "--format",
      "json")
    #expect(outcome.output.contains("the picture shows its redacted placeholder."))
    #expect(outcome.errors.contains("has no value"))
    #expect(outcome.errors.contains("Wet"))
  }

  @Test func aMissingAssetThatCausedACrashIsNamed() throws {
    let outcome = try run(
      "render", Self.widget(#"_ = UIImage(named: "lighthouse")!"#), "--family", "small")
    #expect(outcome.errors.contains("There's no image named lighthouse"))
    let korean = try RingsProcess().run(
      "try", #"Image(uiImage: UIImage(named: "lamp")!)"#, language: "ko_KR.UTF-8")
    #expect(korean.errors.contains("이름이 lamp인 이미지가 없어서"))
  }

  @Test func previewProvidersShowTheirActivities() throws {
    let source = """
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
            Text("\\(context.attributes.name) \\(context.state.stops)\\(context.isStale ? " stale" : "")")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("wide \\(context.state.stops)") }
            } compactLeading: { Text("L\\(context.state.stops)") } compactTrailing: { Text("T") }
            minimal: { Text("m") }
          }
        }
      }
      struct TripPreviews: PreviewProvider {
        static let trip = Trip(name: "Ferry")
        static var previews: some View {
          trip.previewContext(.init(stops: 3), viewKind: .dynamicIsland(.compact))
            .previewDisplayName("Compact")
          trip.previewContext(.init(stops: 4), isStale: true, viewKind: .content)
        }
      }
      """
    let outcome = try run("render", source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.words.contains("L3"))
    #expect(outcome.words.contains("Ferry 4 stale"))
    let contents = try run("inspect", source)
    #expect(contents.words.contains("Compact"))
  }

  @Test func guardedPreviewProvidersShowTheirActivities() throws {
    let source = """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      @available(iOS 16.1, *)
      struct Trip: ActivityAttributes {
        struct ContentState: Codable, Hashable { var stops: Int }
      }
      @available(iOS 16.1, *)
      struct TripActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Trip.self) { context in
            Text("wide \\(context.state.stops)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("wide") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("m") }
          }
        }
      }
      struct TripPreviews: PreviewProvider {
        static var previews: some View {
          Text("a view").previewContext(WidgetPreviewContext(family: .systemSmall))
          if #available(iOS 16.2, *) {
            Trip().previewContext(Trip.ContentState(stops: 4), viewKind: .content)
              .previewDisplayName("Banner")
          }
        }
      }
      """
    let contents = try run("inspect", source)
    #expect(contents.status == 0, "\(contents.errors)")
    #expect(contents.words.contains("preview Banner"))
    #expect(contents.words.contains("preview TripPreviews"))
    let outcome = try run("render", source)
    #expect(outcome.words.contains("wide 4"))
    #expect(outcome.words.contains("a view"))
  }

  @Test func controlsIgnoreTheirLabelsStyle() throws {
    let control = { (style: String) in
      """
      import AppIntents
      import SwiftUI
      import WidgetKit
      struct Guard: AppIntent {
        static let title: LocalizedStringResource = "Guard"
        func perform() async throws -> some IntentResult { .result() }
      }
      struct GuardControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "guard") {
            ControlWidgetButton(action: Guard()) {
              Label("Guard", systemImage: "shield")\(style)
            }
          }
        }
      }
      """
    }
    let plain = try run("render", control(""), "--format", "svg")
    let styled = try run(
      "render", control(".font(.system(size: 40)).foregroundStyle(.yellow).bold()"), "--format",
      "svg")
    #expect(plain.status == 0, "\(plain.errors)")
    #expect(plain.output == styled.output)
  }
}
