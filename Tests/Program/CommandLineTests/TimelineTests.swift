import Foundation
import Sentences
import TestSupport
import Testing

@Suite("rings timeline", .serialized, .startsProcesses)
struct TimelineTests {
  private func run(_ options: String..., language: Language = .english) async throws
    -> RingsProcess.Outcome
  {
    let files = try RingsProcess.solution("policies-and-budget")
    return try await RingsProcess.answered(
      ["timeline"] + files + ["--from", "2026-03-01T08:00:00Z"] + options, language: language)
  }

  @Test(.mainPath) func aDayHasOneNumberOfReloadsInEveryView() async throws {
    var numbers: [String?] = []
    for length in ["90m", "24h", "2d"] {
      let outcome = try await run("--for", length, "--json")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try SchemaCheck("timeline").problems(in: outcome.output) == [])
      numbers.append(
        outcome.output.firstMatch(of: /"reloadsPerDay" : (\d+)/).map { String($0.1) })
    }
    #expect(Set(numbers).count == 1)
    #expect(numbers[0] != nil)
  }

  @Test(.mainPath) func longStripsFold() async throws {
    let outcome = try await run("--for", "24h")
    #expect(outcome.words.contains("more times; list them with --all"))
    #expect(outcome.output.split(separator: "\n").count < 80)
    #expect(outcome.words.contains("reloads a day; the system typically allows 40 to 70"))
  }

  @Test(.mainPath) func thePlaceholderIsDrawnOnRequest() async throws {
    let outcome = try await run("--for", "30m", "--placeholder", "--snapshot", "--gallery-snapshot")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for caption in ["placeholder", "snapshot", "snapshot in the gallery"] {
      #expect(outcome.words.contains(caption))
    }
  }

  /// Returns the outcome for a day in quarter-hour steps, in which the widget shows `value`.
  private func day(_ value: String, _ options: String..., ending: String = "") async throws
    -> RingsProcess.Outcome
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Pier.swift")
    try """
    import SwiftUI
    import WidgetKit
    struct PierEntry: TimelineEntry { let date: Date; let value: Int }
    struct PierProvider: TimelineProvider {
      func placeholder(in context: Context) -> PierEntry { PierEntry(date: .now, value: -1) }
      func getSnapshot(in context: Context, completion: @escaping (PierEntry) -> Void) {
        completion(PierEntry(date: .now, value: -2))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<PierEntry>) -> Void) {
        asked += 1
        let now = Date.now
        let entries = (0..<96).map { PierEntry(date: now + Double($0) * 900, value: \(value)) }
        completion(Timeline(entries: entries, policy: .never))
      }
    }
    nonisolated(unsafe) var asked = 0
    struct PierView: View {
      let value: Int
      var body: some View {
        \(ending)
        return Text("pier \\(value) of \\(asked)").containerBackground(.white, for: .widget)
      }
    }
    struct Pier: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pier", provider: PierProvider()) { PierView(value: $0.value) }
      }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    return try await RingsProcess.answered(
      ["timeline", file.path, "--from", "2026-03-01T00:00:00Z", "--describe"] + options)
  }

  private func shown(_ outcome: RingsProcess.Outcome) -> [String] {
    outcome.output.matches(of: /text “pier (-?\d+) of/).map { String($0.1) }
  }

  @Test func equalConsecutiveEntriesAreDrawnOnce() async throws {
    #expect(try await shown(day("7")) == ["7"])
    #expect(try await shown(day("$0 / 32")) == ["0", "1", "2"])
    #expect(try await shown(day("$0 == 40 ? 1 : 0")) == ["0", "1", "0"])
  }

  @Test func aStripEndsAfterItsLastPicture() async throws {
    let many = try await day("$0")
    #expect(shown(many) == (0..<8).map { "\($0)" })
    #expect(many.words.contains("… and 88 more entries; draw them with --all."))
    #expect(try await shown(day("$0", "--all")).count == 96)
    let last = try await day("min($0, 7)")
    #expect(shown(last).count == 8)
    #expect(!last.words.contains("more entries; draw them with --all"))
  }

  @Test func theProviderIsCalledOncePerTimeline() async throws {
    #expect(try await day("7").words.contains("pier 7 of 1"))
  }

  @Test func entriesDrawnBeforeACrashAreShown() async throws {
    let outcome = try await day("$0 / 32", ending: "let parts = [1, 2]; _ = parts[value]")
    #expect(outcome.status == 1)
    #expect(shown(outcome) == ["0", "1"])
    #expect(outcome.errors.contains("crashed"))
  }

  @Test func messagesAreInKorean() async throws {
    let outcome = try await run("--for", "90m", language: .korean)
    #expect(outcome.words.contains("갱신"))
    #expect(!outcome.words.contains("reload"))
  }

  @Test(arguments: [
    ["--for", "soon"], ["--for", "0h"], ["--for", "900d"], ["--at", "now-ish"],
    ["--family", "all"],
    ["--entry", "2"], ["--at", "0001-01-01"], ["--ios", "99"], ["--widget", "Nobody"],
    ["--family", "circular"], ["--device", "1x1"], ["--set", "city=Jeju"],
  ])
  func impossibleOptionsAreReportedOnce(options: [String]) async throws {
    let outcome = try await RingsProcess.answered(
      ["timeline"] + RingsProcess.solution("policies-and-budget") + options)
    #expect(outcome.status == 2)
    #expect(outcome.errors.split(separator: "\n").count <= 3, "\(outcome.errors)")
  }
}
