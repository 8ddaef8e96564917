import Drawing
import Foundation
import LessonChecks
import WorkerProtocol
import TestSupport
import Testing
import XCTest

/// A failure shows its pictures with the affected cells marked.
@Suite(.serialized)
@MainActor
struct FailurePictureTests {
  private func outcome(_ check: String) -> CheckOutcome {
    let catalog = CheckCatalog()
    catalog.add("looks like the solution", PictureChecks.looksLikeTheSolution)
    catalog.add("looks as before", PictureChecks.looksAsBefore)
    catalog.add("is above", PictureChecks.isAbove)
    catalog.add("shows", PictureChecks.shows)
    catalog.add("is prominent", PictureChecks.isProminent)
    catalog.add("is in order", PictureChecks.isInOrder)
    catalog.add("asks again", PictureChecks.asksAgain)
    catalog.add("names the picture", PictureChecks.namesThePicture)
    catalog.add("insists", PictureChecks.insists)
    catalog.add("looks for it", PictureChecks.looksForIt)
    catalog.add("compares without a solution", PictureChecks.comparesWithoutSolution)
    return CheckRun(catalog: catalog).outcome(of: check) { request, respondent in
      switch request {
      case .render(let request):
        guard respondent == .solution else {
          return .gives(Sketch().text("Seoul", at: 60).text("23°", at: 20, size: 12).rendered())
        }
        // The solution has no widget for this family.
        guard request.family == .widget(.systemSmall) else {
          return .refuses(.failed("there is no such family"))
        }
        return .gives(Sketch().text("Seoul", at: 60).text("24°", at: 20, size: 12).rendered())
      case .timeline:
        return .gives(
          TimelineSummary(entries: [.init(date: .distantPast, relevance: nil)], policy: .never))
      default: return .gives(Acknowledgment.done)
      }
    }
  }

  @Test func bothPicturesAreShownWithMarkedDifferences() throws {
    let outcome = outcome("looks like the solution")
    let failure = try #require(outcome.failures.first)
    #expect(failure.message.english == "The small widget doesn't look as it should.")
    #expect(failure.actual?.english.hasSuffix("of the picture looks different") == true)
    #expect(
      outcome.renders.map(\.caption.english) == [
        "Expected: the small widget", "Actual: the small widget",
      ])
    #expect(outcome.renders.allSatisfy { $0.drawing?.items.isEmpty == false })
    #expect(outcome.renders[0].text.contains("24"))
    #expect(outcome.renders[1].text.contains("23"))
    let marked = outcome.renders[1].marked
    #expect(!marked.isEmpty && marked == outcome.renders[0].marked)
    // Only the different digit is marked.
    #expect(marked.map { $0.last - $0.first + 1 }.reduce(0, +) == 1)
    let row = outcome.renders[1].text.split(separator: "\n", omittingEmptySubsequences: false)[
      marked[0].row]
    #expect(Array(row)[marked[0].first] == "3")
  }

  @Test func anUnchangedPictureIsReported() {
    let outcome = outcome("looks as before")
    #expect(outcome.failures.map(\.actual?.english) == ["the same picture"])
    #expect(outcome.renders.count == 2 && outcome.renders.allSatisfy(\.marked.isEmpty))
  }

  @Test func theAffectedViewIsMarked() throws {
    let outcome = outcome("is above")
    #expect(outcome.failures.first?.message.english == "Put “Seoul” above “23°”.")
    let marked = try #require(outcome.renders.first?.marked)
    // From 60 to 80 points, 12 points per row.
    #expect(marked.map(\.row) == [5, 6])
  }

  @Test func semanticComparisonsNameBothSides() {
    #expect(
      outcome("shows").failures.map(\.actual?.english) == ["the text “Seoul”, “23°”"])
    #expect(
      outcome("is prominent").failures.map(\.message.english) == [
        "Make “23°” stand out more than “Seoul”."
      ])
    #expect(outcome("is in order").failures.map(\.actual?.english) == ["“23°”, “Seoul”"])
    #expect(outcome("asks again").failures.map(\.actual?.english) == [".never"])
  }

  /// XCTest and an author's message pass on our sentences as text.
  @Test(arguments: [
    (
      "names the picture", "Make the widget larger.", "Make widget 뷰 larger."
    ),
    (
      "insists",
      "Show it: The small widget is missing the text “24°”. It has the text “Seoul”, “23°”.",
      "Show it: 작은 위젯에 이것이 없어요: “24°” 텍스트. 있는 것: “Seoul”, “23°” 텍스트."
    ),
    (
      "looks for it",
      "The small widget is missing the text “24°”. It has the text “Seoul”, “23°”.",
      "작은 위젯에 이것이 없어요: “24°” 텍스트. 있는 것: “Seoul”, “23°” 텍스트."
    ),
  ])
  func sentencesAreSentAsValues(check: String, english: String, korean: String) {
    let failures = outcome(check).failures
    #expect(failures.map(\.message.english) == [english])
    #expect(failures.map(\.message.korean) == [korean])
  }

  @Test func aSolutionWithoutAResponseIsNoFailureOfTheLearners() {
    let outcome = outcome("compares without a solution")
    #expect(outcome.failures == [])
    #expect(outcome.interruption == .noSolution("there is no such family"))
  }
}

private final class PictureChecks: ExerciseTestCase {
  func looksLikeTheSolution() throws {
    assertLooksLike(try widget().render(), try solution.widget().render(), within: 0)
  }

  func looksAsBefore() throws { assertLooksDifferent(try widget().render(), try widget().render()) }

  func isAbove() throws {
    let picture = try widget().render()
    assertAbove(try picture.text("Seoul"), try picture.text("23°"))
  }

  func shows() throws { assertShows(try widget().render(), "Seoul", "24°") }

  func isProminent() throws { assertMostProminent(try widget().render().text("23°")) }

  func isInOrder() throws {
    let picture = try widget().render()
    assertInReadingOrder([try picture.text("Seoul"), try picture.text("23°")])
  }

  func asksAgain() throws { assertAsksAgain(try widget().timeline()) }

  func namesThePicture() throws {
    let root = try widget().render().root
    XCTFail("Make \(root.name) larger.")
  }

  func insists() throws {
    let picture = try widget().render()
    XCTAssertTrue(try picture.text("24°").isVisible, "Show it")
  }

  func looksForIt() throws { _ = try widget().render().text("24°") }

  func comparesWithoutSolution() throws { _ = try solution.widget().render(.systemLarge) }
}
