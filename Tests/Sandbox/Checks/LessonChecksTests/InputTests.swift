import Foundation
import LessonChecks
import WorkerProtocol
import TestSupport
import Testing
import XCTest

/// Input values depend only on the submission and the check.
@Suite(.serialized)
@MainActor
struct InputTests {
  private func numbers(_ seed: UInt64, _ check: String) -> [Int] {
    CheckInputs(seed: seed, check: check).integers(20, in: 0...1000)
  }

  @Test func theSameSubmissionGetsTheSameInputs() {
    #expect(numbers(7, "Checks.testOne") == numbers(7, "Checks.testOne"))
  }

  @Test func otherSubmissionsAndChecksGetOtherInputs() {
    #expect(numbers(7, "Checks.testOne") != numbers(8, "Checks.testOne"))
    #expect(numbers(7, "Checks.testOne") != numbers(7, "Checks.testTwo"))
  }

  @Test func valuesVaryWithinTheirRange() {
    let inputs = CheckInputs(seed: 1, check: "")
    let drawn = inputs.integers(5, in: -2...2)
    #expect(drawn.sorted() == [-2, -1, 0, 1, 2])
    #expect(inputs.integers(9, in: 1...3).count == 3)
    #expect(Set(inputs.elements(2, of: ["a", "b", "c"])).count == 2)
    #expect((0..<50).allSatisfy { _ in (3...4).contains(inputs.integer(in: 3...4)) })
    #expect(inputs.shuffled([1, 2, 3]).sorted() == [1, 2, 3])
  }

  @Test func everyFreshProcessHasItsOwnNumber() {
    var asked: [NumberedRequest.Respondent] = []
    let catalog = CheckCatalog()
    catalog.add("asks") { (check: AskingCheck) in check.testProcesses }
    let outcome = CheckRun(catalog: catalog).outcome(of: "asks") { _, respondent in
      asked.append(respondent)
      return .gives(Data("1".utf8))
    }
    #expect(outcome.failures == [] && outcome.interruption == nil)
    let first = NumberedRequest.Respondent.fresh(1, keeps: .nothing)
    let second = NumberedRequest.Respondent.fresh(2, keeps: .nothing)
    #expect(asked == [.learner, first, first, .learner, second, .learner])
  }

  @Test func aFailureInAFreshProcessBelongsToTheCheck() {
    let catalog = CheckCatalog()
    catalog.add("fails") { (check: AskingCheck) in check.testFailure }
    let outcome = CheckRun(catalog: catalog).outcome(of: "fails") { _, _ in
      .gives(Data("1".utf8))
    }
    #expect(outcome.failures.map(\.message.english) == ["One is too little."])
  }
}

private final class AskingCheck: ExerciseTestCase {
  func testProcesses() throws {
    try call("number")
    try inFreshProcess {
      try call("number")
      try call("number")
    }
    try call("number")
    try inFreshProcess { try call("number") }
    try call("number")
  }

  func testFailure() throws {
    try inFreshProcess { if try call("number", as: Int.self) < 2 { fail("One is too little.") } }
  }
}
