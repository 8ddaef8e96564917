import Foundation
import Jailing

@main
enum Rings {
  @MainActor
  static func main() async {
    let hidden = HiddenCommand(
      environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments)
    if let hidden { exit(await hidden.run()) }
    leave(told(await status()))
  }

  /// The exit code of a command, provided that its output has arrived: a report that nobody can read is
  /// not a verdict.
  private static func told(_ status: Int32) -> Int32 {
    guard let lost = StandardOutput.failure, status < ExitStatus.usage.rawValue else {
      return status
    }
    return CommandRun.status(of: ProcessStartError.outputLost(errorNumber: lost))
  }

  /// Ends the process at once.
  ///
  /// What still runs beside the command, such as preparing the next verdict, is not wound down: its parts
  /// would complain to the learner about each other.
  private static func leave(_ status: Int32) -> Never {
    fflush(nil)
    JailedProcess.settle()
    _exit(status)
  }

  /// Runs the command that the arguments name.
  @MainActor
  private static func status() async -> Int32 {
    ProcessStart.settle()
    guard !CommandLine.arguments.isEmpty else {
      return CommandRun.status(of: ProcessStartError.noArguments)
    }
    return await CommandRun.status(of: Array(CommandLine.arguments.dropFirst()))
  }
}
