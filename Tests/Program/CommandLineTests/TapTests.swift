import Foundation
import Sentences
import TestSupport
import Testing

@Suite("rings tap", .serialized, .startsProcesses)
struct TapTests {
  private func tap(
    _ exercise: String, _ options: String..., language: Language = .english
  ) async throws -> RingsProcess.Outcome {
    try await RingsProcess.answered(
      ["tap"] + RingsProcess.solution(exercise) + options, language: language)
  }

  @Test(.mainPath) func aToggleIsPerformedAndRedrawn() async throws {
    let outcome = try await tap("toggle-favourite", "--button", "1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.words.contains("“Favorite” performs SetFavouriteIntent."))
    #expect(outcome.words.contains("Reloaded: “FavouriteWidget”."))
    #expect(outcome.words.contains("before") && outcome.words.contains("after"))
  }

  @Test(.mainPath) func aLinkOpensTheAppWithItsURL() async throws {
    let outcome = try await tap("links-in-medium", "--family", "medium", "--link", "2", "--json")
    #expect(try SchemaCheck("tap").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"opened\" : \"rings://hour/11\""))
    #expect(outcome.output.contains("\"performed\" : null"))
  }

  @Test(.mainPath) func aTapBesideControlsOpensTheApp() async throws {
    let outcome = try await tap("toggle-favourite", "--at", "3,3", language: .korean)
    #expect(outcome.words.contains("widgetURL이 없어서 URL 없이 앱이 열려요."))
  }

  @Test func buttonsDoNothingBeforeIOS17() async throws {
    let outcome = try await tap("toggle-favourite", "--button", "1", "--ios", "16.4")
    #expect(outcome.words.contains("Buttons and toggles in widgets need iOS 17"))
  }

  @Test func aMissingControlListsTheExistingOnes() async throws {
    let outcome = try await tap("toggle-favourite", "--button", "4")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Available: 1 “Favorite”."))
    let beside = try await tap("toggle-favourite", "--at", "900,3")
    #expect(beside.status == 2)
    #expect(beside.errors.contains("900, 3 is outside the widget, which is 158 × 158 points"))
  }

  @Test(arguments: [
    ["--button", "0"], ["--at", "middle"], ["--button", "1", "--link", "1"], ["--link", "1"],
    ["--ios", "99"], ["--ios", "13.0"], ["--locale", "xx_YY"], ["--family", "large"],
    ["--widget", "Nobody"], ["--device", "1x1"], ["--set", "city=Jeju"],
  ])
  func impossibleTapsAreReportedOnce(options: [String]) async throws {
    let outcome = try await RingsProcess.answered(
      ["tap"] + RingsProcess.solution("toggle-favourite") + options)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
