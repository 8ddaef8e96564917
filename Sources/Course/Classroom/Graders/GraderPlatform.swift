/// A platform with a ready-made grader.
package enum GraderPlatform: String, CaseIterable, Sendable {
  /// Gradescope's autograder: a zip with `setup.sh` and `run_autograder`.
  case gradescope
  /// A GitHub Classroom workflow, and a zip that it downloads from a place where students can't read it.
  case gitHub = "github"
}
