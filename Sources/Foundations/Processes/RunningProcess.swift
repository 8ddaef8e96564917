import Glibc
import Logging
import Subprocess
import Synchronization
import SystemPackage

/// A running program with its three streams.
///
/// The program and its whole session are killed when `stop` is called or the last reference goes away.
package final class RunningProcess: Sendable {
  package let input: PipeWriter
  package let output: PipeReader
  package let errors: PipeReader

  private let running: Task<ProcessEnd, any Error>
  private let number: ProcessNumber
  private let started = ContinuousClock.now

  /// Starts `command` in a new session that inherits no descriptors but the three pipes.
  package init(_ command: ProcessCommand) throws(ProcessError) {
    let toProgram = try PipeEnds()
    let fromProgram = try PipeEnds()
    let errorsOfProgram = try PipeEnds()
    input = PipeWriter(descriptor: toProgram.writing)
    output = PipeReader(descriptor: fromProgram.reading)
    errors = PipeReader(descriptor: errorsOfProgram.reading)
    let number = ProcessNumber()
    self.number = number
    running = Task.detached {
      try await Self.run(
        number,
        command, input: FileDescriptor(rawValue: toProgram.reading),
        output: FileDescriptor(rawValue: fromProgram.writing),
        errors: FileDescriptor(rawValue: errorsOfProgram.writing))
    }
  }

  deinit { stop() }

  /// The wall time since the start.
  package var age: Duration { ContinuousClock.now - started }

  /// The process id, or `nil` before the program starts and after it ends.
  package var processNumber: Int32? { number.value }

  /// Kills the program and its descendants; `end` returns once the program is gone.
  package func stop() {
    // Without a process id, the descendants couldn't be found, so `ProcessNumber` kills the program once it
    // starts.
    if number.stop() { running.cancel() }
  }

  /// Reaps descendants whose parents were killed.
  package static func reapOrphans() { Orphans.all.reap() }

  package func end() async throws -> ProcessEnd { try await running.value }

  private static func run(
    _ number: ProcessNumber, _ command: ProcessCommand, input: FileDescriptor,
    output: FileDescriptor,
    errors: FileDescriptor
  ) async throws -> ProcessEnd {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    let environment = Dictionary(
      uniqueKeysWithValues: command.environment.map {
        (Environment.Key(stringLiteral: $0.key), $0.value)
      })
    let configuration = Configuration(
      executable: .path(FilePath(command.executable)),
      arguments: Arguments(command.arguments), environment: .custom(environment),
      workingDirectory: command.workingDirectory.map { FilePath($0) }, platformOptions: options)
    _ = Orphans.all
    defer {
      // In any case, forget the id: the kernel may reuse it.
      number.isGone()
      Orphans.all.reap()
    }
    do {
      let result = try await Subprocess.run(
        configuration,
        input: .fileDescriptor(input, closeAfterSpawningProcess: true),
        output: .fileDescriptor(output, closeAfterSpawningProcess: true),
        error: .fileDescriptor(errors, closeAfterSpawningProcess: true)
      ) { execution in
        number.isRunning(execution.processIdentifier.value)
        log.debug(
          "started",
          metadata: [
            "program": "\(command.executable)", "process": "\(execution.processIdentifier.value)",
          ])
      }
      log.debug(
        "ended",
        metadata: ["program": "\(command.executable)", "status": "\(result.terminationStatus)"])
      switch result.terminationStatus {
      case .exited(let code): return .exited(code: code)
      case .signaled(let number): return .signalled(number)
      }
    } catch let error as SubprocessError {
      throw ProcessError.notStarted(executable: command.executable, reason: "\(error)")
    }
  }
}

private let log = Logger(label: "processes")

/// The process id of a program while it runs.
private final class ProcessNumber: Sendable {
  private struct State {
    var number: Int32?
    var isUnwanted = false
  }

  private let state = Mutex(State())

  var value: Int32? { state.withLock { $0.number } }

  /// Stores the process id, and kills the program if it was stopped before it started.
  func isRunning(_ number: Int32) {
    state.withLock { state in
      state.number = number
      if state.isUnwanted { ProcessFamily.kill(number) }
    }
  }

  func isGone() { state.withLock { $0.number = nil } }

  /// Kills the program, now or as soon as it starts.
  ///
  /// - Returns: Whether the program was killed now.
  func stop() -> Bool {
    state.withLock { state in
      state.isUnwanted = true
      guard let number = state.number else { return false }
      ProcessFamily.kill(number)
      return true
    }
  }
}
