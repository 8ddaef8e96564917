import Foundation
import TestSupport
import Testing

/// Untrusted code's names and messages are printed, but can't control the terminal.
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

  @Test func submittedTextIsPrintedSafely() throws {
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
      expectNothingSteers(text, of: command, turns: command.last != "svg")
    }
  }

  /// A pack's author isn't trusted either: titles, keys, comments of the starter.
  @Test func packTextIsPrintedSafely() throws {
    let folder = try TemporaryFolder()
    #expect(try RingsProcess(folder: folder.url).run("pack", "new", "my-pack").status == 0)
    let pack = folder.url.appending(path: "my-pack")
    let exercise = pack.appending(path: "01-first-ring/01-greeting")
    func change(_ file: URL, _ change: (String) -> String) throws {
      let text = try String(contentsOf: file, encoding: .utf8)
      let changed = change(text)
      try #require(changed != text)
      try Data(changed.utf8).write(to: file)
    }
    let strange = #""\e[31mV\e]0;t\a\u202eIL\u2066\x85 {}""#
    try change(pack.appending(path: "pack.yml")) {
      $0.replacing(/(en|ko): .*/) { "\($0.1): \(strange)" }
    }
    try change(exercise.appending(path: "exercise.yml")) {
      $0.replacing(/(en|ko): .*/) { "\($0.1): \(strange)" }
    }
    for file in try FileManager.default.contentsOfDirectory(
      at: exercise.appending(path: "Start"), includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      try change(file) { "// \u{1B}[2J\u{202E}\u{9B}31m\n" + $0 }
    }
    func expectShown(_ commands: [[String]]) throws {
      for command in commands {
        let outcome = try RingsProcess().run(command)
        #expect(!(outcome.output + outcome.errors).isEmpty, "\(command)")
        expectNothingSteers(outcome.output + outcome.errors, of: command)
      }
    }
    try expectShown([
      ["list", "--pack", pack.path], ["progress", "--pack", pack.path],
      ["hint", "greeting", "--pack", pack.path], ["pack", "check", pack.path, "--files-only"],
      ["pack", "preview", "greeting", "--pack", pack.path],
    ])
    try change(pack.appending(path: "pack.yml")) { $0 + "\(strange): 1\n" }
    try expectShown([
      ["list", "--pack", pack.path], ["pack", "check", pack.path, "--files-only"],
    ])
  }

  /// - Parameter turns: Whether to look for bidirectional control characters too.
  private func expectNothingSteers(_ text: String, of command: [String], turns: Bool = true) {
    let steering = text.unicodeScalars.filter { scalar in
      let value = scalar.value
      return value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(value)
        || turns
          && [0x200F...0x200F, 0x2028...0x202E, 0x2066...0x2069].contains { $0.contains(value) }
    }
    #expect(steering.isEmpty, "\(command.dropFirst()) \(Set(steering.map(\.value)))")
  }
}
