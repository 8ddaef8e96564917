import Sentences
public import XCTest

/// The checks of a compiled plugin, by identifier.
///
/// A generated file, compiled with an exercise's checks, fills the catalog from the list in `exercise.yml`.
/// Linux has no Objective-C runtime to find test methods by name.
public final class CheckCatalog {
  /// The functions that create a runnable check for a session, by identifier.
  package private(set) var checks: [String: (CheckSession) -> XCTestCase] = [:]
  /// The identifiers in insertion order.
  package private(set) var order: [String] = []

  /// Creates an empty catalog.
  package init() {}

  /// Adds a check, such as `ModelChecks.testSymbols`, under an identifier.
  public func add<Case: XCTestCase>(
    _ identifier: String, _ method: @escaping (Case) -> () throws -> Void
  ) {
    register(identifier) { session in
      Case(name: identifier) { testCase in
        guard let checks = testCase as? Case else { return }
        try Self.run(in: session) { try method(checks)() }
      }
    }
  }

  /// Adds a check whose method is `async`.
  public func add<Case: XCTestCase>(
    _ identifier: String, _ method: @escaping (Case) -> () async throws -> Void
  ) {
    let runAsynchronously = asyncTest(method)
    register(identifier) { session in
      Case(name: identifier) { testCase in
        guard let checks = testCase as? Case else { return }
        try Self.run(in: session) { try runAsynchronously(checks)() }
      }
    }
  }

  private func register(_ identifier: String, _ make: @escaping (CheckSession) -> XCTestCase) {
    if checks[identifier] == nil { order.append(identifier) }
    checks[identifier] = make
  }

  /// Runs the body and records Rings' own errors with their messages, which say more than XCTest's “threw
  /// error”.
  private static func run(in session: CheckSession, _ body: () throws -> Void) throws {
    session.wakeUps.begin()
    // Wakes the run loop again, because XCTest waits for `tearDown` next.
    defer { session.wakeUps.begin() }
    do {
      try body()
    } catch let question as PictureQuestionError {
      session.record(
        .init(
          message: CheckSentences.known(question.sentence),
          expected: question.expectedSentence.map(CheckSentences.known),
          actual: question.actualSentence.map(CheckSentences.known), place: question.place))
    } catch let skip as XCTSkip {
      session.interrupt(
        .skipped(
          skip.message.map(CheckSentences.sentence)
            ?? Sentence("The check skipped itself.", ko: "검사가 스스로 건너뛰었어요.")))
    } catch is CheckInterruption {
      // The session stores the interruption, and the judge decides what it means.
    }
  }
}
