import Curriculum
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("hint", "hints"), ("chek", "check"), ("cehck", "check"), ("NEXT", "next"), ("sol", "solution"),
    ("small-layuot", "small-layout"), ("medum", "medium-layout"),
  ])
  func nearNameIsSuggested(typed: String, meant: String) {
    let names = ["check", "hints", "next", "solution", "small-layout", "medium-layout"]
    #expect(Suggestion.closest(to: typed, in: names) == meant)
  }

  @Test(arguments: ["", "x", "colour", "zzzzzz"])
  func nothingIsSuggestedForAStranger(typed: String) {
    #expect(Suggestion.closest(to: typed, in: ["check", "hints", "next"]) == nil)
  }

  @Test func nearestOfSeveralWins() {
    #expect(Suggestion.closest(to: "tests", in: ["nest", "rest", "test"]) == "test")
  }
}
