import Curriculum
import Synchronization

/// Counts how many mutants each check has caught, so that the most effective checks can run first.
final class CheckOrder: Sendable {
  private let catches = Mutex<[String: [String: Int]]>([:])

  func note(_ checks: [String], of exercise: Exercise) {
    catches.withLock { catches in
      for check in checks { catches[exercise.identifier, default: [:]][check, default: 0] += 1 }
    }
  }

  /// Sorts checks by the number of mutants they caught.
  ///
  /// Every check follows its dependencies.
  func sorted(_ checks: [CheckDeclaration], of exercise: Exercise) -> [CheckDeclaration] {
    let counts = catches.withLock { $0[exercise.identifier] ?? [:] }
    var sorted: [CheckDeclaration] = []
    func take(_ check: CheckDeclaration) {
      guard !sorted.contains(where: { $0.identifier == check.identifier }) else { return }
      for needed in check.dependsOn {
        if let earlier = checks.first(where: { $0.identifier == needed }) { take(earlier) }
      }
      sorted.append(check)
    }
    let ranked = checks.enumerated().sorted { one, other in
      let (first, second) = (
        counts[one.element.identifier] ?? 0, counts[other.element.identifier] ?? 0
      )
      return (-first, one.offset) < (-second, other.offset)
    }
    for (_, check) in ranked { take(check) }
    return sorted
  }
}
