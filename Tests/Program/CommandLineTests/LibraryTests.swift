import Foundation
import TestSupport
import Testing

@Suite("rings library", .serialized, .startsProcesses, .mainPath)
struct LibraryTests {
  @Test func itListsPrintsAndCopies() throws {
    let list = try RingsProcess().run("library")
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output.contains("WidgetBackground: "))
    let text = try RingsProcess().run("library", "WidgetBackground").output
    #expect(text.contains("func widgetBackground"))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copied = try RingsProcess().run("library", "WidgetBackground", "--into", folder.path)
    #expect(copied.status == 0, "\(copied.errors)")
    let file = folder.appending(path: "WidgetBackground.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    try "// mine\n".write(to: file, atomically: true, encoding: .utf8)
    let refused = try RingsProcess().run("library", "WidgetBackground", "--into", folder.path)
    #expect(refused.status == 2)
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n")
  }

  @Test func anUnknownNameIsAUsageError() throws {
    let outcome = try RingsProcess().run("library", "Nothing")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("WidgetBackground"))
  }

  @Test func theLibraryCompilesFromIOS14AndDraws() throws {
    let file = "Sources/Sandbox/SDK/LearnerLibrary/WidgetBackground.swift"
    let inspected = try RingsProcess().run("inspect", file, "--deployment-target", "14.0")
    #expect(inspected.status == 0, "\(inspected.output)\(inspected.errors)")
    let drawn = try RingsProcess().run(
      "render", file, "--view", "Text(\"LIVE\").widgetBackground(.black)", "--mode", "accented")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.output.contains("LIVE"))
    #expect(!drawn.output.contains("note:"))
  }
}
