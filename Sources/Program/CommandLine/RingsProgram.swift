import Foundation
import Host
import Logging
import Processes

/// The program `rings` from its arguments to its end.
package enum RingsProgram {
  /// Carries out the command that the process's arguments name, and ends the process with its exit code.
  @MainActor
  package static func run() async -> Never {
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
    RunningProcess.reapOrphans()
    _exit(status)
  }

  /// Runs the command that the arguments name.
  @MainActor
  private static func status() async -> Int32 {
    ProcessStart.settle()
    guard !Swift.CommandLine.arguments.isEmpty else {
      return CommandRun.status(of: ProcessStartError.noArguments)
    }
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    LogFile(environment: ProcessInfo.processInfo.environment).start()
    let log = Logger(label: "rings")
    // The other arguments may be code.
    log.info(
      "start", metadata: ["command": "\(arguments.first ?? "")", "version": "\(RingsVersion.text)"])
    let status = await CommandRun.status(of: arguments)
    log.info("exit", metadata: ["status": "\(status)"])
    return status
  }
}
