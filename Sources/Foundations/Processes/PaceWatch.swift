import Foundation

/// Looks now and then whether a program, with all that it has started, gets the processor that it wants.
///
/// A program that is ready to run and does not run is slow because of the machine. The kernel tells the
/// state of each thread at any moment; one that waits for something is not ready.
package struct PaceWatch {
  private var first: Look?
  private var last: Look?
  private var looks = 0
  private var timesReady = 0

  /// Fewer looks than this tell nothing.
  private static let enough = 4

  /// One look at all threads.
  package struct Look {
    package var time: ContinuousClock.Instant
    /// Of the program and of all that it has started, until now.
    package var processorTime: Duration
    /// Whether any thread runs, or would.
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

  /// Takes a look; gives the time since the last one in which the program could have run and did not.
  @discardableResult
  package mutating func add(_ look: Look) -> Duration {
    looks += 1
    if look.isReady { timesReady += 1 }
    defer { last = look }
    first = first ?? look
    guard look.isReady, let last else { return .zero }
    return max(.zero, (look.time - last.time) - (look.processorTime - last.processorTime))
  }

  /// The same for a program that may use so much of the processor: whoever has had a fifth of that and is
  /// not done is slow by itself, whatever others have taken.
  ///
  /// That is several times what an honest submission takes, and there where ten programs want each processor.
  package func starvation(ofAllowed processorTime: Duration) -> Double? {
    guard let starvation, let first, let last else { return nil }
    return last.processorTime - first.processorTime >= processorTime / Self.plenty ? 0 : starvation
  }

  /// The part of what a program may use that is more than it needs.
  private static let plenty = 5

  /// The share of the time in which the program could have run and did not; nil where too little is
  /// known.
  package var starvation: Double? {
    guard looks >= Self.enough, let first, let last, last.time > first.time else { return nil }
    let time = last.time - first.time
    let got = (last.processorTime - first.processorTime) / time
    return max(0, Double(timesReady) / Double(looks) - got)
  }
}

extension PaceWatch.Look {
  /// Looks at a process and its descendants; nil where it is gone or cannot be seen.
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

  /// More processes than a jail may have.
  private static let mostProcesses = 256

  /// Of times in `/proc`, on every architecture (`USER_HZ`).
  private static let ticksPerSecond = 100.0

  private mutating func add(_ process: Int32, _ open: inout [Int32]) {
    // Behind the name: state, parent, …; user and system time, and those of children that have ended.
    if let words = Self.words(of: "/proc/\(process)/stat"), words.count > 14 {
      let ticks = words[11...14].compactMap { Double($0) }.reduce(0, +)
      processorTime += .seconds(ticks / Self.ticksPerSecond)
    }
    let folder = "/proc/\(process)/task"
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      // Waiting for the disk is not of the program's making either.
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

  /// The words of such a file behind the program's name, which may hold anything.
  private static func words(of file: String) -> [Substring]? {
    text(of: file)?.split(separator: ")").last?.split(
      whereSeparator: \.isWhitespace)
  }
}
