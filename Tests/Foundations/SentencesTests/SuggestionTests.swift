import Sentences
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
  func nothingIsSuggestedForADistantName(typed: String) {
    #expect(Suggestion.closest(to: typed, in: ["check", "hints", "next"]) == nil)
  }

  @Test func nearestOfSeveralWins() {
    #expect(Suggestion.closest(to: "tests", in: ["nest", "rest", "test"]) == "test")
  }

  @Test func theNearestComesFirstAndOthersKeepTheirOrder() {
    let places = [("jeju", "제주"), ("busan", "부산"), ("seoul", "서울"), ("sokcho", "속초")]
    func order(_ typed: String) -> [String] {
      Suggestion.nearestFirst(to: typed, places) { [$0.0, $0.1] }.map(\.0)
    }
    #expect(order("Soeul").first == "seoul")
    #expect(order("so").first == "sokcho")
    #expect(order("부산시").first == "busan")
    #expect(Suggestion.nearestFirst(to: "", places) { [$0.0] }.map(\.0) == places.map(\.0))
  }
}
