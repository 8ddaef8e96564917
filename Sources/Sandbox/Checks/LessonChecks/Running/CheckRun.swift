import Foundation
package import WorkerProtocol
import XCTest

/// Runs one check of a catalog as a real XCTest and collects its outcome.
package struct CheckRun {
  /// The catalog of checks.
  package let catalog: CheckCatalog
  /// The seed that, with the check's name, determines the values of `inputs`.
  let seed: UInt64

  /// Creates a run for a catalog and a seed.
  package init(catalog: CheckCatalog, seed: UInt64 = 0) {
    self.catalog = catalog
    self.seed = seed
  }

  /// Runs the check with this identifier.
  ///
  /// This method never throws. If the check can't run, the outcome's `interruption` says why.
  ///
  /// - Parameter stage: Sends requests to the learner's code or the solution, and waits for the responses.
  package func outcome(of identifier: String, asking stage: any QuestionTaker) -> CheckOutcome {
    guard let make = catalog.checks[identifier] else {
      return CheckOutcome(check: identifier, interruption: .unknownCheck)
    }
    let session = CheckSession(inputs: CheckInputs(seed: seed, check: identifier), asking: stage)
    CheckSession.current = session
    CheckSentences.forget()
    let observer = CheckObserver(session: session)
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    let start = MonotonicClock.now
    let testCase = make(session)
    session.wakeUps.begin()
    defer { session.wakeUps.end() }
    testCase.run()
    return CheckOutcome(
      check: identifier, failures: session.failures, interruption: session.interruption,
      renders: session.failures.isEmpty ? [] : renders(of: session),
      duration: MonotonicClock.now - start)
  }

  /// Returns the pictures of the first failure, or else the pictures that the check used last.
  private func renders(of session: CheckSession) -> [CheckOutcome.Render] {
    var renders = session.renders
    if renders.isEmpty {
      renders = session.pictures.map { RenderedPicture($0, session: session).render }
    }
    // Large images would delay the verdict, and the text shows enough.
    let drawn = try? JSONEncoder().encode(renders.map(\.drawing))
    if drawn.map(\.count) ?? .max > Self.largestDrawings {
      for place in renders.indices { renders[place].drawing = nil }
    }
    return renders
  }

  /// The maximum size of the drawings of an outcome, in bytes.
  private static let largestDrawings = 2_000_000
}

/// Observes the failures that XCTest records during a check.
private final class CheckObserver: XCTestObservation {
  private let session: CheckSession

  init(session: CheckSession) {
    self.session = session
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    var failure = AssertionFailureMessage.failure(in: description)
    if let name = filePath?.split(separator: "/").last, !description.hasPrefix("threw error") {
      failure.place = CheckPlace(file: String(name), line: lineNumber)
    }
    session.record(failure)
  }
}
