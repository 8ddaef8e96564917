import Foundation
import Testing

@Suite("rings timeline", .serialized)
struct TimelineTests {
  private func run(_ options: String..., language: String = "en_US.UTF-8") throws
    -> RingsProcess.Outcome
  {
    let files = try RingsProcess.solution("policies-and-budget")
    return try RingsProcess().run(
      ["timeline"] + files + ["--from", "2026-03-01T08:00:00Z"] + options, language: language)
  }

  @Test func aDayHasOneNumberOfReloadsWhateverIsLookedAt() throws {
    let numbers = try ["90m", "24h", "2d"].map { length in
      let outcome = try run("--for", length, "--json")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try SchemaCheck("timeline").problems(in: outcome.output) == [])
      return outcome.output.firstMatch(of: /"reloadsPerDay" : (\d+)/).map { String($0.1) }
    }
    #expect(Set(numbers).count == 1)
    #expect(numbers[0] != nil)
  }

  @Test func longStripsFold() throws {
    let outcome = try run("--for", "24h")
    #expect(outcome.words.contains("more moments; --all lists them"))
    #expect(outcome.output.split(separator: "\n").count < 80)
    #expect(outcome.words.contains("reloads a day, where the system typically allows 40 to 70"))
  }

  @Test func whatStandsForTheWidgetIsDrawnOnRequest() throws {
    let outcome = try run("--for", "30m", "--placeholder", "--snapshot", "--gallery-snapshot")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for caption in ["placeholder", "snapshot", "snapshot in the gallery"] {
      #expect(outcome.words.contains(caption))
    }
  }

  @Test func itSpeaksKorean() throws {
    let outcome = try run("--for", "90m", language: "ko_KR.UTF-8")
    #expect(outcome.words.contains("리로드"))
    #expect(!outcome.words.contains("reload"))
  }

  @Test(arguments: [
    ["--for", "soon"], ["--for", "0h"], ["--for", "900d"], ["--at", "now-ish"],
    ["--family", "all"],
    ["--entry", "2"],
  ])
  func whatCannotBeIsSaidOnce(options: [String]) throws {
    let outcome = try RingsProcess().run(
      ["timeline"] + RingsProcess.solution("policies-and-budget") + options)
    #expect(outcome.status == 2)
    #expect(outcome.errors.split(separator: "\n").count <= 3, "\(outcome.errors)")
  }
}
