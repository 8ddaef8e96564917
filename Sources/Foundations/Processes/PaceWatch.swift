import Foundation

/// Samples whether a program and its descendants get the CPU time that they need.
///
/// A program with runnable threads that don't run is slowed down by the machine. The kernel reports each
/// thread's state; a thread that waits isn't runnable.
package struct PaceWatch {
  private var first: Look?
  private var last: Look?
  private var looks = 0
  private var timesReady = 0

  /// The minimum number of samples for a result.
  private static let enough = 4

  package struct Look {
    package var time: ContinuousClock.Instant
    /// CPU time of the program and its descendants so far.
    package var processorTime: Duration
    /// Whether any thread is running or runnable.
    package var isReady: Bool

    package init(
      time: ContinuousClock.Instant = .now, processorTime: Duration = .zero, isReady: Bool = false
    ) {
      self.time = time
      self.processorTime = processorTime
      self.isReady = isReady
    }
  }

  package init() {}

  /// Adds a sample, and returns the time since the last sample in which the program was runnable but didn't
  /// run.
  @discardableResult
  package mutating func add(_ look: Look) -> Duration {
    looks += 1
    if look.isReady { timesReady += 1 }
    defer { last = look }
    first = first ?? look
    guard look.isReady, let last else { return .zero }
    return max(.zero, (look.time - last.time) - (look.processorTime - last.processorTime))
  }

  /// Returns the CPU starvation of a program with a CPU time limit.
  ///
  /// A program that has used a fifth of its limit is slow for its own reasons, so its starvation is 0. A
  /// correct submission uses several times less CPU time, even with ten programs per CPU.
  package func starvation(ofAllowed processorTime: Duration) -> Double? {
    guard let starvation, let first, let last else { return nil }
    return last.processorTime - first.processorTime >= processorTime / Self.plenty ? 0 : starvation
  }

  /// The divisor of the CPU limit beyond which a program counts as slow for its own reasons.
  private static let plenty = 5

  /// The fraction of time in which the program was runnable but didn't run, or `nil` with too few samples.
  package var starvation: Double? {
    guard looks >= Self.enough, let first, let last, last.time > first.time else { return nil }
    let time = last.time - first.time
    let got = (last.processorTime - first.processorTime) / time
    return max(0, Double(timesReady) / Double(looks) - got)
  }
}

extension PaceWatch.Look {
  /// Samples a process and its descendants, or returns `nil` if the process is gone or not visible.
  package init?(at process: Int32) {
    guard Self.words(of: "/proc/\(process)/stat") != nil else { return nil }
    self.init()
    var open = [process]
    var seen = 0
    while let next = open.popLast(), seen < Self.mostProcesses {
      seen += 1
      add(next, &open)
    }
  }

  /// The maximum number of processes to examine, more than a sandbox can have.
  private static let mostProcesses = 256

  /// The unit of times in `/proc` on every architecture (`USER_HZ`).
  private static let ticksPerSecond = 100.0

  private mutating func add(_ process: Int32, _ open: inout [Int32]) {
    // Fields after the name: 0 is the state; 11 to 14 are the user and system times of the process and of its
    // reaped children.
    if let words = Self.words(of: "/proc/\(process)/stat"), words.count > 14 {
      let ticks = words[11...14].compactMap { Double($0) }.reduce(0, +)
      processorTime += .seconds(ticks / Self.ticksPerSecond)
    }
    let folder = "/proc/\(process)/task"
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      // Waiting for the disk (`D`) isn't the program's fault either.
      if let state = Self.words(of: "\(folder)/\(thread)/stat")?.first, state == "R" || state == "D"
      {
        isReady = true
      }
      let children = Self.text(of: "\(folder)/\(thread)/children") ?? ""
      open += children.split(separator: " ").compactMap { Int32($0) }
    }
  }

  private static func text(of file: String) -> String? {
    try? String(contentsOfFile: file, encoding: .utf8)
  }

  /// Returns the fields after the program's name, which may contain any characters.
  private static func words(of file: String) -> [Substring]? {
    text(of: file)?.split(separator: ")").last?.split(
      whereSeparator: \.isWhitespace)
  }
}
