import Judge
import TestSupport
import Testing

/// `render` and checks report an infinite view in the same way.
@Suite(.serialized, .startsProcesses, .thorough)
struct EndlessViewTests {
  @Test(arguments: [
    ("AnyView(CardView(card: card))", "contains itself, or views are nested too deeply"),
    ("AnyView(Hollow())", "modifier in it has no leading dot"),
    (
      "ForEach(0..<50_000_000, id: \\.self) { Text(\"\\($0)\") }",
      "more than 4000 parts"
    ),
  ])
  func aCheckThatLooksAtItFails(view: String, message: String) async throws {
    let solution = try TinyPack.solution("card/Card.swift")
    let endless = solution.replacing(
      "      Text(card.title).bold()", with: "      Text(card.title).bold().background { \(view) }")
    try #require(endless != solution)
    let hollow = """

      struct Hollow: View {
        var body: some View {
          Text("Hollow")
          padding()
        }
      }

      """
    let verdict = try await TinyJudge.verdict(on: ["Card.swift": endless + hollow], for: "card")
    let check = try #require(
      verdict.checks.first { $0.id.hasSuffix("testAViewTakesALearnersType") })
    #expect(check.status == .failed, "\(check)")
    #expect(check.message?.english.contains(message) ?? false, "\(check)")
    // A view that draws nothing is valid.
    #expect(verdict.checks.contains { $0.status == .passed })
  }
}
