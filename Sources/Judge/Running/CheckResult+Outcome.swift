import Compiling
import Curriculum
import Foundation
import Stage

extension CheckResult {
  /// The result of a check that was not run yet.
  init(_ declaration: CheckDeclaration, language: String) {
    self.init(
      id: declaration.identifier, title: declaration.title.text(in: language), status: .skipped,
      visibility: declaration.visibility == .hidden ? .hidden : .visible, points: 0,
      maxPoints: Double(declaration.points))
  }

  func skipped(because blocker: CheckResult) -> CheckResult {
    var result = ended(.skipped, "Skipped until “\(blocker.title)” passes.")
    result.because = blocker.id
    return result
  }

  func ended(_ status: Status, _ message: String?) -> CheckResult {
    var result = self
    result.status = status
    result.message = message
    return result
  }

  /// The result that an outcome means: a pass is a check that ran to its end without a failure.
  ///
  /// - Parameter locator: Looks for the view concerned in the learner's files; asked where one is known.
  func finished(
    _ outcome: CheckOutcome, workerEnd: WorkerEnd?, missing: [String: String],
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
    case .workerEnded: return ended(.crashed, "The process with your code ended.")
    case .garbledReply: return ended(.crashed, WorkerEnd.forgery)
    case .missingProbe(let name):
      guard let reason = missing[name] else {
        return ended(.infrastructureFailure, "This exercise has no probe “\(name)”.")
      }
      return ended(.missingAPI, reason)
    case .skipped(let reason): return ended(.skipped, reason)
    case .unknownCheck:
      return ended(.infrastructureFailure, "This exercise's checks do not hold “\(id)”.")
    case .noSolution(let reason):
      return ended(
        .infrastructureFailure,
        "The exercise's solution, which this check compares with, gave no answer: \(reason)")
    case nil: break
    }
    guard let failure = outcome.failures.first else {
      result.status = .passed
      result.points = maxPoints
      return result
    }
    result.status = .failed
    result.message = failure.message
    result.expected = failure.expected
    result.actual = failure.actual
    if let view = failure.view, let place = Self.place(of: view, by: locator()) {
      result.file = place.file
      result.line = place.line
    }
    result.renders = outcome.renders.map {
      Render(caption: $0.caption, text: $0.text, marked: $0.marked)
    }
    return result
  }

  /// The line on which a view was written; nil where several could be meant.
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
