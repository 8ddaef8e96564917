/// Where a ready-made grader runs.
package enum GraderPlatform: String, CaseIterable, Sendable {
  /// Gradescope's autograder: a zip with `setup.sh` and `run_autograder`.
  case gradescope
  /// A workflow of GitHub Classroom, and a zip that it fetches from where students cannot look.
  case gitHub = "github"
}
