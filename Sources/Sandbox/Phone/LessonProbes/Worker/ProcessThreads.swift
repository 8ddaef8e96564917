import Foundation

/// This process's threads, as the kernel reports them.
enum ProcessThreads {
  /// The current number of threads; `Int.max` if the kernel doesn't report it.
  static var count: Int { numbers?.count ?? .max }

  /// Whether a thread other than the caller's is running or waiting for a processor.
  ///
  /// False if the kernel doesn't report it.
  static var areOthersRunning: Bool {
    // The link leads to the calling thread.
    guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    else { return false }
    return (numbers ?? []).contains { !link.hasSuffix("/\($0)") && state(of: $0) == "R" }
  }

  private static var numbers: [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
  }

  /// Returns the kernel's letter for a thread's state: the first field after the name in parentheses.
  private static func state(of number: String) -> Character? {
    guard let line = try? String(contentsOfFile: "/proc/self/task/\(number)/stat", encoding: .utf8),
      let end = line.lastIndex(of: ")")
    else { return nil }
    return line[line.index(after: end)...].first { $0 != " " }
  }
}
