import Foundation
import TestSupport
import Testing

@Suite("Notes on rendering modes name lines", .serialized, .startsProcesses, .mainPath)
struct PitfallNoteTests {
  private func render(_ source: String, view: String, _ arguments: String...) throws
    -> RingsProcess.Outcome
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Pier.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try RingsProcess().run(
      ["render", file.path, "--view", view, "--mode", "accented"] + arguments)
  }

  private static let page = """
    import SwiftUI
    struct Pier: View {
      var body: some View {
        ZStack {
          Color.black
          Text("Pier 9").foregroundStyle(.white)
        }
      }
    }
    """

  @Test func theFillAndItsHiddenTextAreNamed() throws {
    let outcome = try render(Self.page, view: "Pier()")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "Pier.swift:5: note: `Color.black` (line 5) and “Pier 9” (line 6) are both in the default "
          + "group: the fill hides the text."), "\(outcome.output)")
    #expect(outcome.output.contains("  fix: Put the fill in .containerBackground(for: .widget)"))
    #expect(!outcome.output.contains("isn't visible"))
  }

  @Test func inJSONTheNoteHasRulePlaceAndFix() throws {
    let outcome = try render(Self.page, view: "Pier()", "--format", "json")
    #expect(try SchemaCheck("picture").problems(in: outcome.output) == [])
    for part in [
      "\"rule\":\"accented-block\"", "\"file\":\"Pier.swift\"", "\"line\":5", "\"fix\":",
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test func descriptionsNameThePitfall() throws {
    let outcome = try render(Self.page, view: "Pier()", "--describe")
    #expect(outcome.output.contains("the fill hides the text."))
  }

  @Test func anEnvironmentValueInAComputedPropertyIsReportedWithItsLine() throws {
    let source = """
      import SwiftUI
      import WidgetKit
      struct Pier: View {
        var mode: WidgetRenderingMode {
          @Environment(\\.widgetRenderingMode) var mode
          return mode
        }
        var body: some View { Text(mode.description) }
      }
      """
    let outcome = try render(source, view: "Pier()")
    #expect(outcome.output.contains("fullColor"))
    #expect(
      outcome.output.contains(
        "Pier.swift:5: note: Accessing Environment<WidgetRenderingMode>'s value outside of being"),
      "\(outcome.output)\(outcome.errors)")
  }
}
