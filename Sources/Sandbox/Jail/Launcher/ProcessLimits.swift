import CLinux
import Glibc

/// The kernel's limits on each process of a jail, for machines where `prlimit` doesn't set them.
package struct ProcessLimits: Equatable {
  /// The hard limits, keyed by the kernel's resource numbers (`RLIMIT_…`).
  ///
  /// They can't be raised again.
  private var hard: [Int: Int] = [:]

  /// The soft limit of processor time in seconds, at which the process gets a signal.
  ///
  /// At the hard limit, the process is killed.
  private var processorSeconds: Int?

  // Resource numbers (asm-generic/resource.h).
  private static let processorTime = 0
  private static let fileSize = 1
  private static let coreSize = 4
  private static let processes = 6
  private static let openFiles = 7
  private static let lockedMemory = 8
  private static let addressSpace = 9
  private static let messageQueues = 12

  package var isEmpty: Bool { hard.isEmpty }

  /// Whether the number of processes and threads is limited; once set to false, the limit can't be restored.
  package var countsProcesses: Bool {
    get { hard[Self.processes] != nil }
    set { if !newValue { hard[Self.processes] = nil } }
  }

  package init() {}

  /// Creates limits for the kernel.
  ///
  /// - Parameters:
  ///   - processorSeconds: The soft limit; the hard limit is two seconds higher.
  ///   - addressSpace: In bytes, like `fileSize`.
  ///   - processes: Processes and threads of the user; nil for no limit.
  package init(
    processorSeconds: Int, addressSpace: Int, fileSize: Int, openFiles: Int, processes: Int?
  ) {
    self.processorSeconds = processorSeconds
    hard = [
      Self.processorTime: processorSeconds + 2, Self.addressSpace: addressSpace,
      Self.fileSize: fileSize, Self.openFiles: openFiles, Self.coreSize: 0,
      Self.lockedMemory: 0, Self.messageQueues: 0,
    ]
    hard[Self.processes] = processes
  }

  package init(text: String) {
    for word in text.split(separator: ",") {
      let numbers = word.split(separator: "=").compactMap { Int($0) }
      guard numbers.count == 2 else { continue }
      if numbers[0] < 0 { processorSeconds = numbers[1] } else { hard[numbers[0]] = numbers[1] }
    }
  }

  package var text: String {
    let soft = processorSeconds.map { ["-1=\($0)"] } ?? []
    return (soft + hard.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      .joined(separator: ",")
  }

  /// Limits this process and its children, and returns whether every limit could be set.
  func apply() -> Bool {
    hard.allSatisfy { resource, most in
      let soft = resource == Self.processorTime ? processorSeconds ?? most : most
      if linux_limit(Int32(resource), UInt64(soft), UInt64(most)) == 0 { return true }
      // A lower limit set from outside is acceptable too.
      var present = rlimit()
      return linux_present_limit(Int32(resource), &present) == 0 && present.rlim_max <= UInt(most)
    }
  }
}
