package import Curriculum
package import Judge
import Storage

extension Grading {
  /// Grades the submissions in one part of a plan that have no result yet.
  ///
  /// - Parameters:
  ///   - submissions: The part's submissions, made from the plan.
  ///   - rings: The version of Rings.
  /// - Returns: Results of submissions that couldn't be judged, even at the second attempt.
  /// - Throws: `PlanError.notHere`, `PlanError.cannotWrite`, or a failure to compile checks.
  package static func run(
    _ submissions: some Collection<Submission>, of plan: ClassPlanFolder, pack: Pack,
    by configuration: JudgeConfiguration, rings: String, jobs: Int, events: (Event) -> Void
  ) async throws -> [GradedSubmission] {
    do {
      let grading = try Grading(
        of: pack, by: configuration, in: plan.results, rings: rings, jobs: jobs, resumes: true)
      let left = try await grading.runTwice(submissions, events: events)
      return left.compactMap(grading.journal.result)
    } catch let error as CacheError {
      throw PlanError.notHere(error.sentence)
    } catch let error as GradingError {
      switch error {
      case .isolationTooWeak: throw PlanError.notHere(error.sentence)
      case .cannotWrite(let path, let reason): throw PlanError.cannotWrite(path, reason: reason)
      default: throw error
      }
    }
  }
}
