import Compiling
import Jailing
import LessonChecks
import LessonProbes

/// Subcommands that Rings starts itself with; nobody types them and no help names them.
enum HiddenCommand: String {
  /// Holds the learner's code and answers the judge.
  case worker
  /// Holds an exercise's checks and runs them for the judge.
  case checks
  /// Expands `#Preview` for the compiler, which knows this program by another name.
  case macros
  /// Fences itself in and becomes another program, where there is no sandbox.
  case enter
  /// Attacks the jail from inside, for `rings doctor`.
  case canary

  /// The command that the environment or the arguments, program name included, ask for.
  ///
  /// A jail has no `/proc`, from which Swift takes the arguments on Linux: there the variable counts.
  init?(environment: [String: String], arguments: [String]) {
    if arguments.count > 2, let role = Self(rawValue: arguments[1]), role.takesArguments {
      self = role
      return
    }
    let named = environment[Self.variable] ?? (arguments.count == 2 ? arguments[1] : nil)
    guard let named, let command = Self(rawValue: named) else { return nil }
    self = command
  }

  private static let variable = "RINGS_ROLE"

  private var takesArguments: Bool { self == .enter || self == .canary }

  /// Serves until the other side hangs up; the exit code of the process.
  @MainActor
  func run() async -> Int32 {
    switch self {
    case .worker:
      JailEntrance.enter()
      return await runWorker()
    case .checks:
      // What an answer is compared with is in this process's memory.
      JailEntrance.forbidInspection()
      return runChecks()
    case .enter: JailEntrance.launch(Array(CommandLine.arguments.dropFirst(2)))
    case .canary:
      JailEntrance.enter()
      return CanaryAttempts.run(Array(CommandLine.arguments.dropFirst(2)))
    case .macros: return (try? MacroServer.run()) == nil ? 1 : 0
    }
  }
}
