import LessonChecks
import LessonProbes
import Workbench

/// Subcommands that Rings starts itself with; nobody types them and no help names them.
enum HiddenCommand: String {
  /// Holds the learner's code and answers the judge.
  case worker
  /// Holds an exercise's checks and runs them for the judge.
  case checks
  /// Expands `#Preview` for the compiler, which knows this program by another name.
  case macros

  /// The command that the environment or the arguments, program name included, ask for.
  ///
  /// A jail has no `/proc`, from which Swift takes the arguments on Linux: there the variable counts.
  init?(environment: [String: String], arguments: [String]) {
    let named = environment[Self.variable] ?? (arguments.count == 2 ? arguments[1] : nil)
    guard let named, let command = Self(rawValue: named) else { return nil }
    self = command
  }

  private static let variable = "RINGS_ROLE"

  /// Serves until the other side hangs up; the exit code of the process.
  @MainActor
  func run() async -> Int32 {
    switch self {
    case .worker:
      JailEntrance.enter()
      return await runWorker()
    case .checks: return runChecks()
    case .macros: return (try? MacroServer.run()) == nil ? 1 : 0
    }
  }
}
