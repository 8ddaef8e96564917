/// The resource limits of a sandboxed program.
package struct JailLimits: Sendable, Hashable, Codable {
  /// The processor time of each process, in seconds.
  ///
  /// Two seconds later, the kernel kills the process.
  package var processorSeconds: Int

  /// The wall time of the whole sandbox.
  package var wallTime: Duration

  /// The address space of each process, in bytes.
  package var addressSpace: Int

  /// The memory of all processes together, in bytes, if the machine supports that limit.
  package var memory: Int

  /// The number of processes and threads.
  package var processes: Int

  /// The size of each written file, in bytes.
  package var fileSize: Int

  /// The number of open descriptors of each process.
  package var openFiles: Int

  /// The number of bytes read from standard output and from standard error.
  ///
  /// Reaching the limit ends the program.
  package var output: Int

  /// The size of the private `/tmp`, in bytes; zero for no `/tmp`.
  package var temporaryFiles: Int

  /// The same limits with 80% of the wall time.
  ///
  /// The rest of the time is for asking the compiler where it got stuck.
  package var leavingTimeToAsk: JailLimits {
    var limits = self
    limits.wallTime = wallTime * 4 / 5
    return limits
  }

  /// Limits for the compiler and the linker.
  package static let compile = JailLimits(
    processorSeconds: 20, wallTime: .seconds(40), addressSpace: 4 << 30, memory: 3 << 30,
    processes: 64, fileSize: 64 << 20, openFiles: 256, output: 256 << 10, temporaryFiles: 64 << 20)

  /// Limits for learner code and its host, for one group of checks.
  package static let run = JailLimits(
    processorSeconds: 5, wallTime: .seconds(10), addressSpace: 2 << 30, memory: 768 << 20,
    processes: 32, fileSize: 1 << 20, openFiles: 32, output: 1 << 20, temporaryFiles: 0)
}

extension JailLimits {
  /// The limits of learner code at run time, plus time to wait for a first request.
  ///
  /// Workers start before there is a request.
  package static let worker: JailLimits = {
    var limits = JailLimits.run
    limits.wallTime = .seconds(180)
    return limits
  }()

  /// The limits of the process that runs an author's checks.
  ///
  /// It computes little and waits a lot.
  package static let checks: JailLimits = {
    var limits = JailLimits.run
    // The limit is longer than a verdict that runs twice.
    limits.wallTime = .seconds(300)
    limits.processorSeconds = 30
    // XCTest, Foundation's run loop and Swift's tasks start threads freely, and libdispatch hangs if it can't
    // get a thread.
    limits.processes = 128
    return limits
  }()
}
