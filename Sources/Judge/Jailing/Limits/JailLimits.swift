/// What a jailed program may use at most.
package struct JailLimits: Sendable, Hashable, Codable {
  /// Processor seconds of any one process; two more end it without a chance to clean up.
  package var processorSeconds: Int

  /// Wall time of the whole jail.
  package var wallTime: Duration

  /// Bytes of address space of any one process.
  package var addressSpace: Int

  /// Bytes of memory of all processes together, where the machine lets us bound that.
  package var memory: Int

  /// Processes and threads.
  package var processes: Int

  /// Bytes of any one file written.
  package var fileSize: Int

  /// Open descriptors of any one process.
  package var openFiles: Int

  /// Bytes of standard output and of standard error that are read; one more ends the jail.
  package var output: Int

  /// Bytes of the private `/tmp`; zero for none.
  package var temporaryFiles: Int

  /// The same with a fifth of the wall time left over, in which a compiler can be asked where it was.
  package var leavingTimeToAsk: JailLimits {
    var limits = self
    limits.wallTime = wallTime * 4 / 5
    return limits
  }

  /// For the compiler and the linker: 20 s of processor, 40 s of wall time, 4 GB.
  package static let compile = JailLimits(
    processorSeconds: 20, wallTime: .seconds(40), addressSpace: 4 << 30, memory: 3 << 30,
    processes: 64, fileSize: 64 << 20, openFiles: 256, output: 256 << 10, temporaryFiles: 64 << 20)

  /// For learner code and its host, for one group of checks: 5 s of processor, 10 s of wall time.
  package static let run = JailLimits(
    processorSeconds: 5, wallTime: .seconds(10), addressSpace: 2 << 30, memory: 768 << 20,
    processes: 32, fileSize: 1 << 20, openFiles: 32, output: 1 << 20, temporaryFiles: 0)
}

extension JailLimits {
  /// The limits of learner code at run time, with time to wait for its first request: a worker starts before there is
  /// one.
  package static let worker: JailLimits = {
    var limits = JailLimits.run
    limits.wallTime = .seconds(180)
    return limits
  }()

  /// The limits of the process that runs an author's checks: it computes little and waits much.
  package static let checks: JailLimits = {
    var limits = JailLimits.run
    // Longer than a verdict that is judged a second time.
    limits.wallTime = .seconds(300)
    limits.processorSeconds = 30
    // XCTest, Foundation's run loop and Swift's tasks start threads as they please, and libdispatch waits for threads
    // that it doesn't get.
    limits.processes = 128
    return limits
  }()
}
