import LessonChecks
import LessonProbes

/// Subcommands that Rings starts itself with; nobody types them and no help names them.
enum HiddenCommand: String {
  /// Holds the learner's code and answers the judge.
  case worker
  /// Holds an exercise's checks and runs them for the judge.
  case checks

  /// The command that these arguments, program name included, ask for.
  init?(arguments: [String]) {
    guard arguments.count == 2, let command = Self(rawValue: arguments[1]) else { return nil }
    self = command
  }

  /// Serves until the other side hangs up; the exit code of the process.
  @MainActor
  func run() async -> Int32 {
    switch self {
    case .worker: await runWorker()
    case .checks: runChecks()
    }
  }
}
