import Foundation

/// Collects every mistake of one reading, so that an author sees all of them at once.
final class ProblemLog {
  private(set) var problems: [PackProblem] = []

  func note(_ problem: PackProblem) {
    problems.append(problem)
  }
}
