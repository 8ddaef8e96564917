import LessonChecks
import WorkerProtocol
import TestSupport
import Testing
import XCTest

/// An assertion without an author's message describes the problem in the learner's language.
@Suite(.serialized)
@MainActor
struct SilentAssertionTests {
  @Test(arguments: [
    ("unwraps", "The check didn't find what it needs."),
    ("holds", "A condition of this check isn't met."),
    ("is nil", "There's a value where there should be none."),
    ("throws", "Your code should throw an error here."),
  ])
  func xctestsMessagesAreNotForwarded(check: String, words: String) throws {
    let failure = try #require(failures(of: check).first)
    #expect(failure.message.english == words)
    #expect(failure.message.isSaidInKorean)
  }

  @Test func theAuthorsMessageComesFirst() {
    #expect(failures(of: "unwraps and says").map(\.message.english) == ["Show the forecast"])
  }

  private func failures(of check: String) -> [CheckOutcome.Failure] {
    let catalog = CheckCatalog()
    func add(_ name: String, _ body: @escaping () throws -> Void) {
      catalog.add(name) { (_: ExerciseTestCase) -> () throws -> Void in body }
    }
    let none: Int? = nil
    add("unwraps") { _ = try XCTUnwrap(none) }
    add("unwraps and says") { _ = try XCTUnwrap(none, "Show the forecast") }
    add("holds") { XCTAssertTrue(none != nil) }
    add("is nil") { XCTAssertNil(Int("3")) }
    add("throws") { XCTAssertThrowsError(try { () throws -> Int in 3 }()) }
    return CheckRun(catalog: catalog).outcome(of: check) { _, _ in .gives(Acknowledgment.done) }
      .failures
  }
}
