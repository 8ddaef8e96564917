import Foundation
import TestSupport
import Testing

@Suite("iOS versions on the command line", .serialized, .startsProcesses)
struct AvailabilityCommandTests {
  /// Runs `rings` with a file that contains this text as the last argument.
  private func outcome(_ text: String, _ arguments: [String]) throws -> RingsProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "A.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try RingsProcess().run(arguments + [file.path])
  }

  private static let choice = """
    import SwiftUI
    import WidgetKit
    struct Choice: View {
      var body: some View {
        label
      }
      var label: some View {
        if #available(iOS 16, *) {
          return Text("new").widgetAccentable()
        } else {
          return Text("older").bold()
        }
      }
    }
    """

  @Test(.mainPath) func aCheckRunsForAnOlderSystem() throws {
    let files = try RingsProcess.solution("first-widget")
    let arguments = ["check", "first-widget", "--deployment-target", "16", "--files"] + files
    let told = try RingsProcess().run(arguments)
    #expect(told.status == 1)
    let words = told.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("is only available in iOS 17.0 or newer"))
    #expect(words.contains("Guard it with `if #available`"), "\(told.output)")
    let json = try RingsProcess().run(["check", "--json"] + arguments.dropFirst())
    #expect(try SchemaCheck("verdict").problems(in: json.output) == [])
    #expect(json.output.contains("\"fixes\""))
  }

  @Test(.mainPath) func aPictureIsDrawnAndNewerAPIsAreReported() throws {
    let plain = Self.choice.replacing("#available(iOS 16, *)", with: "Bool(true)")
      .replacing("Text(\"older\").bold()", with: "Text(\"new\").widgetAccentable()")
    let arguments = ["render", "--view", "Choice()", "--deployment-target", "15"]
    let outcome = try outcome(plain, arguments)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("new"))
    #expect(outcome.errors.contains("only available in iOS 16"), "\(outcome.errors)")
    #expect(try self.outcome(Self.choice, arguments).status == 0)
  }

  /// A preview for an older iOS, an override, and an ordinary compile error.
  @Test(.mainPath) func everyKindOfAvailabilityErrorIsReportedOnce() throws {
    let text = """
      import SwiftUI
      import WidgetKit
      struct Moment: TimelineEntry { var date = Date() }
      struct Small: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }
      #Preview(as: .systemSmall) { Small() } timeline: { Moment() }
      class Loader { func load() {} }
      class New: Loader {
        @available(iOS 17, *)
        override func load() {}
      }
      @available(*, unavailable)
      func gone() {}
      func use() { gone() }
      """
    let outcome = try outcome(text, ["inspect", "--deployment-target", "16"])
    #expect(outcome.status == 1)
    let told = outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    func count(_ words: String) -> Int { told.split(separator: words).count - 1 }
    #expect(count("with sufficient availability") == 1, "\(outcome.errors)")
    #expect(count("must be as available as declaration it overrides") == 1)
    #expect(count("error: 'gone()' is unavailable") == 1)
  }

  @Test(arguments: [("15", "older"), ("18", "new"), ("26.0", "new")])
  func anOlderSystemTakesItsBranch(version: String, text: String) throws {
    let outcome = try outcome(Self.choice, ["render", "--view", "Choice()", "--ios", version])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(text))
  }

  @Test(arguments: ["12", "sixteen", "16,"])
  func anInvalidVersionIsAUsageError(version: String) throws {
    let outcome = try outcome(Self.choice, ["inspect", "--deployment-target", version])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("iOS version of 14.0 or later"))
  }
}
