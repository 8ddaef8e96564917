import Foundation
import Host
import Logging
import Processes

/// The `rings` program.
package enum RingsProgram {
  @MainActor
  package static func run() async -> Never {
    leave(told(await status()))
  }

  /// Returns the exit code, or an error's exit code if output was lost: a lost report isn't a verdict.
  private static func told(_ status: Int32) -> Int32 {
    guard let lost = StandardOutput.failure, status < ExitStatus.usage.rawValue else {
      return status
    }
    return CommandRun.status(of: ProcessStartError.outputLost(errorNumber: lost))
  }

  /// Ends the process at once.
  ///
  /// An orderly shutdown would print errors about background work, such as preparing the next verdict.
  private static func leave(_ status: Int32) -> Never {
    fflush(nil)
    RunningProcess.reapOrphans()
    _exit(status)
  }

  @MainActor
  private static func status() async -> Int32 {
    ProcessStart.settle()
    guard !Swift.CommandLine.arguments.isEmpty else {
      return CommandRun.status(of: ProcessStartError.noArguments)
    }
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    LogFile(environment: ProcessInfo.processInfo.environment).start()
    let log = Logger(label: "rings")
    // Other arguments may contain code, so don't log them.
    log.info(
      "start", metadata: ["command": "\(arguments.first ?? "")", "version": "\(RingsVersion.text)"])
    let status = await CommandRun.status(of: arguments)
    log.info("exit", metadata: ["status": "\(status)"])
    return status
  }
}
