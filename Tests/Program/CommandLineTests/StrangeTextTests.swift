import Foundation
import TestSupport
import Testing

/// What a stranger's code calls itself and says is printed, and never obeyed by the terminal.
@Suite("texts that steer terminals", .serialized, .startsProcesses, .mainPath)
struct StrangeTextTests {
  private static let source = #"""
    import AppIntents
    import SwiftUI
    import WidgetKit
    let strange = "E\u{1b}[31mV\u{1b}]0;t\u{7}\u{9b}31m\u{202e}IL\u{2066}\r\u{8}\u{0}\u{2028}\u{85}\u{200f}"
    struct Entry: TimelineEntry { var date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }
    struct Tap: AppIntent {
      static let title: LocalizedStringResource = "\u{1b}[31mtitle"
      func perform() async throws -> some IntentResult { .result() }
    }
    @main struct Strange: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: strange, provider: Provider()) { _ in
          VStack {
            Text(verbatim: strange).font(.system(size: 5)).accessibilityLabel(Text(verbatim: strange))
            Image(strange)
            Button(strange, intent: Tap())
          }
          .containerBackground(.white, for: .widget)
        }
        .configurationDisplayName(Text(verbatim: strange))
        .supportedFamilies([.systemSmall])
      }
    }
    """#

  @Test func whateverPrintsThemShowsThem() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Strange.swift").path
    try Data(Self.source.utf8).write(to: URL(filePath: file))
    let commands = [
      ["render", file], ["render", file, "--describe"], ["render", file, "--format", "svg"],
      ["inspect", file], ["lint", file], ["inspect", folder.path + "/no\u{1B}[31m\u{9B}.swift"],
    ]
    for command in commands {
      let outcome = try RingsProcess().run(command)
      let text = outcome.output + outcome.errors
      #expect(!text.isEmpty)
      let steering = text.unicodeScalars.filter { scalar in
        let value = scalar.value
        return value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(value)
          || command.last != "svg"
            && [0x200F...0x200F, 0x2028...0x202E, 0x2066...0x2069].contains { $0.contains(value) }
      }
      #expect(steering.isEmpty, "\(command.dropFirst()) \(Set(steering.map(\.value)))")
    }
  }
}
