import Compiling
import Curriculum
import Foundation
import Sentences
import WorkerProtocol

extension CheckResult {
  /// Creates the result of a check that has not run yet.
  init(_ declaration: CheckDeclaration) {
    self.init(
      id: declaration.identifier, title: declaration.title.sentence,
      learnerTitle: declaration.learnerTitle?.sentence, status: .skipped,
      visibility: declaration.visibility == .hidden ? .hidden : .visible, points: 0,
      maxPoints: Double(declaration.points), says: declaration.says?.sentence)
  }

  func skipped(because blocker: CheckResult) -> CheckResult {
    var result = ended(
      .skipped,
      Sentence(
        "Skipped until “\(blocker.title)” passes.",
        ko: "“\(blocker.title)” 검사를 통과할 때까지 건너뛰어요."))
    result.because = blocker.id
    return result
  }

  func ended(_ status: Status, _ message: Sentence?) -> CheckResult {
    var result = self
    result.status = status
    result.message = message
    return result
  }

  /// Returns this check's result for the outcome of running the check.
  ///
  /// A check passes if it runs to its end without a failure.
  ///
  /// - Parameter locator: Finds views in the learner's files. Called only if a view failed.
  func finished(
    _ outcome: CheckOutcome, workerEnd: WorkerEnd?, missing: [String: Sentence],
    locator: () -> ViewLocator
  ) -> CheckResult {
    var result = self
    result.duration = outcome.duration
    if let workerEnd {
      result.status = workerEnd.status
      result.message = workerEnd.message
      result.file = workerEnd.file
      result.line = workerEnd.line
      result.evidence = workerEnd.evidence
      return result
    }
    switch outcome.interruption {
    case .workerEnded:
      return ended(
        .crashed,
        Sentence("The process that ran your code ended.", ko: "코드를 실행하던 프로세스가 끝났어요."))
    case .garbledReply: return ended(.crashed, WorkerEnd.forgery)
    case .missingProbe(let name):
      guard let reason = missing[name] else {
        return ended(
          .infrastructureFailure,
          Sentence("This exercise has no probe “\(name)”.", ko: "이 과제에 “\(name)” 탐침이 없어요."))
      }
      return ended(.missingAPI, reason)
    case .skipped(let reason): return ended(.skipped, reason)
    case .unknownCheck:
      return ended(
        .infrastructureFailure,
        Sentence(
          "This exercise has no check “\(id)”.", ko: "이 과제에 “\(id)” 검사가 없어요."))
    case .noSolution(let reason):
      return ended(
        .infrastructureFailure,
        Sentence(
          "The check compares your code with the exercise's solution, but the solution gave no result: \(reason)",
          ko: "이 검사가 비교하는 과제의 모범 답안이 결과를 내지 못했어요: \(reason)"))
    case nil: break
    }
    result.failedAssertions = outcome.failedAssertions
    guard let failure = outcome.failures.first else {
      result.status = .passed
      result.points = maxPoints
      return result
    }
    result.status = .failed
    result.message = failure.message.beginningWithCapital()
    result.expected = failure.expected
    result.actual = failure.actual
    if let view = failure.view, let place = Self.place(of: view, by: locator()) {
      result.file = place.file
      result.line = place.line
    }
    if let cause = failure.cause { result.begin(with: cause, locator: locator) }
    result.renders = outcome.renders.map {
      Render(
        caption: $0.caption, text: $0.text, marked: $0.marked, drawing: $0.drawing,
        scale: $0.scale)
    }
    return result
  }

  /// Adds the cause of a failure before the message, and points to the cause's line if that's certain.
  private mutating func begin(with cause: CheckOutcome.Cause, locator: () -> ViewLocator) {
    message = message.map { effect in
      Sentence(
        "\(cause.message) (Lint rule \(cause.rule)) \(effect)",
        ko: "\(cause.message) (린트 규칙 \(cause.rule)) \(effect)")
    }
    guard cause.isLocalEnvironment, let place = locator().placeOfLocalEnvironment,
      place.lines.count == 1
    else { return }
    file = place.file
    line = place.lines[0]
  }

  /// Returns the line that declares a view, or nil if there are several candidates.
  private static func place(
    of view: CheckOutcome.FailedView, by locator: ViewLocator
  ) -> (file: String, line: Int)? {
    let trait = ViewLocator.Trait(
      type: view.type, text: view.text, imageName: view.imageName, owner: view.owner)
    guard let place = locator.place(of: trait), place.lines.count == 1 else {
      return nil
    }
    return (place.file, place.lines[0])
  }
}

extension CheckOutcome {
  /// The first failure of each failed assertion.
  fileprivate var failedAssertions: [CheckResult.FailedAssertion] {
    var seen: Set<CheckPlace?> = []
    return failures.filter { seen.insert($0.place).inserted }.map { failure in
      CheckResult.FailedAssertion(
        place: failure.place,
        said: [failure.message.beginningWithCapital(), failure.expected, failure.actual]
          .compactMap(\.self))
    }
  }
}

extension [CheckResult] {
  /// Returns the first failed check that another check depends on.
  func blocker(of declaration: CheckDeclaration) -> CheckResult? {
    first { declaration.dependsOn.contains($0.id) && $0.status != .passed }
  }
}
