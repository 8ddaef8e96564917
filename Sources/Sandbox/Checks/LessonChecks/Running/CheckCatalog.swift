import Sentences
public import XCTest

/// The checks of a compiled plugin by their identifiers, made ready to run.
///
/// A generated file, compiled along with an exercise's checks, fills it from the list in
/// `exercise.yml`: Linux has no Objective-C runtime to find test methods by name.
public final class CheckCatalog {
  /// What makes each check ready to run in a conversation, by its identifier.
  package private(set) var checks: [String: (CheckSession) -> XCTestCase] = [:]
  /// The identifiers in the order in which they were added.
  package private(set) var order: [String] = []

  /// A catalog without checks.
  package init() {}

  /// Adds `ModelChecks.testSymbols` under that name.
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

  /// Errors of ours say more than XCTest's “threw error”: they are recorded in their own words.
  private static func run(in session: CheckSession, _ body: () throws -> Void) throws {
    session.wakeUps.begin()
    // XCTest waits for `tearDown` next.
    defer { session.wakeUps.begin() }
    do {
      try body()
    } catch let question as PictureQuestionError {
      session.record(
        .init(
          message: SaidInCheck.known(question.sentence),
          expected: question.expectedSentence.map(SaidInCheck.known),
          actual: question.actualSentence.map(SaidInCheck.known), place: question.place))
    } catch let skip as XCTSkip {
      session.interrupt(
        .skipped(
          skip.message.map(SaidInCheck.sentence)
            ?? Sentence("The check skipped itself.", ko: "검사가 스스로 건너뛰었어요.")))
    } catch is CheckInterruption {
      // The session keeps it; the judge decides what it means.
    }
  }
}
