import Curriculum
import Foundation
import Terminal

/// Navigation in the course and between stored versions.
extension Session {
  /// Opens the previously open exercise, or else the preceding exercise of the course.
  mutating func goBack() -> [SessionEffect] {
    if let last = visited.popLast() { return reopen(last) }
    let all = progress.list(around: exercise, in: pack)
    guard let place = all.firstIndex(where: { $0.identifier == exercise.identifier }), place > 0
    else { return [.say(.note(.nothingBefore)), nextStep] }
    return reopen(all[place - 1])
  }

  /// Opens an exercise without recording the current exercise, so that repeated `back` goes further back.
  private mutating func reopen(_ exercise: Exercise) -> [SessionEffect] {
    let visited = visited
    let effects = open(exercise)
    self.visited = visited
    return effects
  }

  /// Shows a message about a ring, given by number, name or prefix.
  mutating func inRing(
    _ name: String?, _ say: (Ring?) -> Message, orElse: [SessionEffect]
  ) -> [SessionEffect] {
    // Reload progress, because another session may have passed an exercise.
    guard let name else { return [.loadProgress, .say(say(nil))] + orElse }
    guard let ring = pack.ring(named: name.lowercased()) else {
      note(.wrongCommand)
      return [.say(.note(.unknownRing(name, known: pack.rings.map(\.identifier)))), nextStep]
    }
    return [.loadProgress, .say(say(ring)), nextStep]
  }

  mutating func practise() -> [SessionEffect] {
    if exercise.kind == .quiz { return askQuestion() }
    guard isPassed else { return [.say(.note(.practiceIsForPassed)), nextStep] }
    return [.keepVersion(exercise), .reset(exercise), .say(.note(.practiceBegins))]
  }

  mutating func undo(_ number: Int?) -> [SessionEffect] {
    if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
    return [.restoreVersion(exercise, number: number, shown: shownVersion)]
  }

  mutating func finishRestoring(
    _ version: SavedVersions.Version?, asked number: Int?
  ) -> [SessionEffect] {
    guard let version else {
      return [.say(.note(number == nil ? .noEarlierVersion : .noSuchVersion)), nextStep]
    }
    shownVersion = version.number
    verdict = nil
    return [.say(.restored(version)), nextStep]
  }
}
