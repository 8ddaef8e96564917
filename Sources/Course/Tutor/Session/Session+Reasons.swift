import Foundation
import Judge
import Sentences

extension Session {
  /// Records a verdict's finding and its first suggested fix.
  mutating func note(findingOf verdict: LearnerVerdict) {
    lastFinding = .verdict
    offer = nil
    guard !verdict.isPassed, let error = verdict.firstError, let fix = error.fixes.first,
      let file = files.first(where: { $0.lastPathComponent == error.file })
    else { return }
    offer = .fix(fix, file)
  }

  /// Whether `why` has a finding to explain.
  package var hasFinding: Bool { lastFinding != nil }

  mutating func why(_ rule: String?) -> [SessionEffect] {
    if let rule { return [.explain(.rule(rule.uppercased()), exercise)] }
    if case .rule(let number)? = lastFinding { return [.explain(.rule(number), exercise)] }
    guard let verdict, !verdict.isPassed else {
      let isPassed = verdict?.isPassed == true
      return [.say(.note(isPassed ? .nothingWrong : .nothingFound)), nextStep]
    }
    if let error = verdict.firstError { return [.explain(.error(error), exercise)] }
    guard let check = verdict.firstProblem else { return [.say(.note(.nothingFound)), nextStep] }
    let titles = verdict.checks.reduce(into: [:]) { $0[$1.id] = $1.title }
    return [.explain(.check(check, titles: titles), exercise)]
  }

  mutating func applyOffer() -> [SessionEffect] {
    if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
    guard let offer else { return [.say(.note(.nothingToApply)), nextStep] }
    isCarryingOn = false
    return [.readStep(offer, exercise)]
  }

  /// Shows a step's changes, and asks for confirmation.
  mutating func propose(_ step: FileStep?) -> [SessionEffect] {
    guard let step else { return endStep() }
    mode = .confirming(.step(step))
    return [.say(.step(step)), .say(.ask(.confirmStep)), nextStep]
  }

  mutating func finishStep(isWritten: Bool) -> [SessionEffect] {
    guard isWritten else {
      offer = nil
      return [.say(.note(.fileChangedMeanwhile)), nextStep]
    }
    shownVersion = nil
    verdict = nil
    switch offer {
    case .hint, .rest:
      // The step may have a piece for another file.
      isCarryingOn = true
      return [.say(.good(.stepApplied))] + (offer.map { [.readStep($0, exercise)] } ?? [])
    case .fix, nil:
      offer = nil
      return [.say(.good(.stepApplied)), nextStep]
    }
  }

  /// Ends a step without further pieces; after the last hint, offers the rest of the solution.
  private mutating func endStep() -> [SessionEffect] {
    let isLastHint = offer == .hint(exercise.hints.count)
    let isDone = isCarryingOn || offer == .rest
    offer = nil
    isCarryingOn = false
    if isLastHint, !pack.isForStudents { return knowsSolution ? readRest() : ask(.rest) }
    return isDone ? [nextStep] : [.say(.note(.stepHasNoPlace)), nextStep]
  }

  /// Offers the rest of the solution piece by piece, which counts as viewing the solution.
  mutating func readRest() -> [SessionEffect] {
    offer = .rest
    let recording = knowsSolution ? [] : [record(.solutionShown(exercise, now()))]
    return recording + [.readStep(.rest, exercise)]
  }
}

extension LearnerVerdict {
  /// The first error, if the code doesn't compile or is forbidden.
  fileprivate var firstError: VerdictDiagnostic? {
    guard self.status == .notCompiled || self.status == .forbidden else { return nil }
    return self.diagnostics.first { $0.severity == .error }
  }

  /// The first check that didn't pass; skipped checks come last.
  var firstProblem: LearnerCheck? {
    let problems = checks.filter { $0.status != .passed && $0.status != .judgedElsewhere }
    return problems.first { $0.status != .skipped } ?? problems.first
  }
}
