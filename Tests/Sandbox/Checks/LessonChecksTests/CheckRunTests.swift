import Foundation
import LessonChecks
import WorkerProtocol
import TestSupport
import Testing
import XCTest

/// A check runs as a real XCTest, and reports its real outcome.
@Suite(.serialized)
@MainActor
struct CheckRunTests {
  @Test func aCorrectCheckHasNoFailure() {
    let outcome = run("passes")
    #expect(outcome.failures == [])
    #expect(outcome.interruption == nil)
  }

  @Test func aComparisonReportsExpectedAndActual() {
    let failure = run("compares").failures.first
    #expect(failure?.expected?.english == "[\"sun\"]")
    #expect(failure?.actual?.english == "[\"rain\"]")
    #expect(failure?.message.english == "Every sky has its symbol")
  }

  @Test func aComparisonWithoutAMessageHasADefault() {
    let failure = run("orders").failures.first
    #expect(failure?.message.english == "Expected at least 30, found 12.")
    #expect(failure?.expected?.english == "at least 30")
    #expect(run("measures").failures.map(\.message.english) == ["Expected 1.0 ± 0.5, found 2.0."])
    #expect(
      run("compares all ways").failures.map(\.expected?.english)
        == ["at most 3", "more than 5", "less than 1", "anything but 4"])
  }

  @Test func aPrivateTypeHasTheSameNameInEachRun() {
    let failure = run("compares parcels").failures.first
    #expect(failure?.expected?.english == "Parcel(to: Address(city: \"Jeju\"))")
    #expect(failure?.actual?.english == "Parcel(to: Address(city: \"Busan\"))")
  }

  @Test func anUnexpectedValueIsReported() {
    let failure = run("expects nothing").failures.first
    #expect(failure?.expected?.english == "nil")
    #expect(failure?.actual?.english == "sent")
    #expect(failure?.message.english == "Nothing comes after that")
    #expect(run("expects any error").failures.map(\.actual?.english) == ["no error"])
  }

  @Test func anErrorMayBeExpected() {
    let thrown = HandmadeAnswer.refuses(.threw("unknownCode(\"X-1\")"))
    #expect(run("expects an error", answer: thrown).failures == [])
    let returned = run("expects an error", answer: .gives(Data("7".utf8))).failures
    #expect(returned.map(\.message.english) == ["X-1 is no code"])
    #expect(returned.map(\.expected?.english) == ["the error unknownCode"])
    #expect(returned.map(\.actual?.english) == ["7"])
    let other = run("expects an error", answer: .refuses(.threw("offline"))).failures
    #expect(other.map(\.actual?.english) == ["offline"])
    // A failed request isn't the learner's error.
    #expect(
      run("expects an error", answer: .refuses(.failed("too many arguments"))).failures.map(
        \.message.english)
        == ["too many arguments"])
    #expect(run("asks for the error", answer: thrown).failures == [])
  }

  @Test func aLearnersErrorIsAFailure() {
    let failure = run("asks", answer: .refuses(.threw("no network"))).failures.first
    #expect(failure?.message.english == "Your code threw an error: no network")
  }

  @Test func anErrorInAnAssertionFollowsTheAuthorsMessage() {
    #expect(
      run("insists").failures.first?.message.english
        == "Show the name: there is no text containing “Mina”")
  }

  @Test func aDeadWorkerIsNoFailedAssertion() {
    let outcome = CheckRun(catalog: catalog).outcome(of: "asks") { _, _ in
      throw CheckInterruption(.workerEnded)
    }
    #expect(outcome.interruption == .workerEnded)
    #expect(outcome.failures == [])
  }

  @Test func missingProbesAndInvalidResponsesAreDistinguished() {
    #expect(
      run("asks", answer: .refuses(.missingProbe("symbols"))).interruption
        == .missingProbe("symbols"))
    guard case .garbledReply = run("asks", answer: .gives(Acknowledgment.done)).interruption else {
      Issue.record("an answer to another question was taken")
      return
    }
    #expect(run("unheard of").interruption == .unknownCheck)
  }

  @Test func asynchronousChecksAreAwaited() {
    #expect(run("waits", answer: .gives(Data("[\"rain\"]".utf8))).failures.count == 1)
  }

  @Test func aCheckMaySkipItself() {
    #expect(run("skips").interruption == .skipped("not on this phone"))
  }

  private func run(
    _ check: String, answer: HandmadeAnswer = .gives(Data("[\"rain\"]".utf8))
  ) -> CheckOutcome {
    CheckRun(catalog: catalog).outcome(of: check) { _, _ in answer }
  }

  private var catalog: CheckCatalog {
    let catalog = CheckCatalog()
    catalog.add("passes", SampleChecks.passes)
    catalog.add("compares", SampleChecks.compares)
    catalog.add("orders", SampleChecks.orders)
    catalog.add("measures", SampleChecks.measures)
    catalog.add("compares all ways", SampleChecks.comparesAllWays)
    catalog.add("asks", SampleChecks.asks)
    catalog.add("insists", SampleChecks.insists)
    catalog.add("compares parcels", SampleChecks.comparesParcels)
    catalog.add("expects nothing", SampleChecks.expectsNothing)
    catalog.add("expects any error", SampleChecks.expectsAnyError)
    catalog.add("expects an error", SampleChecks.expectsAnError)
    catalog.add("asks for the error", SampleChecks.asksForTheError)
    catalog.add("waits", SampleChecks.waits)
    catalog.add("skips", SampleChecks.skips)
    return catalog
  }
}

private struct Address: Equatable { var city: String }

private struct Parcel: Equatable { var to: Address }

private final class SampleChecks: ExerciseTestCase {
  func passes() throws { XCTAssertEqual(try call("symbols", as: [String].self), ["rain"]) }

  func compares() throws {
    XCTAssertEqual(try call("symbols", as: [String].self), ["sun"], "Every sky has its symbol")
  }

  func comparesParcels() {
    XCTAssertEqual(Parcel(to: Address(city: "Busan")), Parcel(to: Address(city: "Jeju")))
  }

  func expectsNothing() {
    let state: String? = "sent"
    XCTAssertNil(state, "Nothing comes after that")
  }

  func expectsAnyError() {
    XCTAssertThrowsError(try call("parse", as: [String].self), "X-1 is no code")
  }

  func expectsAnError() throws {
    try assertThrows("parse", "X-1", containing: "unknownCode", "X-1 is no code")
  }

  func asksForTheError() throws {
    XCTAssertEqual(try thrownError(by: "parse", "X-1"), "unknownCode(\"X-1\")")
  }

  func orders() { XCTAssertGreaterThanOrEqual(12, 30) }

  func measures() { XCTAssertEqual(2.0, 1.0, accuracy: 0.5) }

  func comparesAllWays() {
    XCTAssertLessThanOrEqual(4, 3)
    XCTAssertGreaterThan(5, 5)
    XCTAssertLessThan(2, 1)
    XCTAssertNotEqual(4, 4)
  }

  func insists() {
    struct Missing: Error, CustomStringConvertible {
      var description: String { "there is no text containing “Mina”" }
    }
    func find() throws -> Bool { throw Missing() }
    XCTAssertTrue(try find(), "Show the name")
  }

  func asks() throws { _ = try call("symbols", as: [String].self) }

  func waits() async throws {
    await Task.yield()
    XCTAssertEqual(try call("symbols", as: [String].self), ["sun"])
  }

  func skips() throws { throw XCTSkip("not on this phone") }
}
