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

  /// The command that these arguments, program name included, ask for.
  init?(arguments: [String]) {
    if let name = arguments.first, MacroServer.isWanted(programName: name) {
      self = .macros
      return
    }
    guard arguments.count == 2, let command = Self(rawValue: arguments[1]) else { return nil }
    self = command
  }

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
