import CLinux
import Glibc

/// The kernel's limits on each process of a jail, set from inside where no `prlimit` does it.
package struct ProcessLimits: Equatable {
  /// The most of each resource, by the kernel's number of it (`RLIMIT_…`); it cannot be raised again.
  private var hard: [Int: Int] = [:]

  /// The processor seconds at which a process is asked to end, before it is made to.
  private var processorSeconds: Int?

  // Numbers of resources (asm-generic/resource.h).
  private static let processorTime = 0
  private static let fileSize = 1
  private static let coreSize = 4
  private static let processes = 6
  private static let openFiles = 7
  private static let lockedMemory = 8
  private static let addressSpace = 9
  private static let messageQueues = 12

  package var isEmpty: Bool { hard.isEmpty }

  /// Whether processes and threads are bounded; a bound that is taken away does not come back.
  package var countsProcesses: Bool {
    get { hard[Self.processes] != nil }
    set { if !newValue { hard[Self.processes] = nil } }
  }

  package init() {}

  /// The limits that the kernel is asked for.
  ///
  /// - Parameters:
  ///   - processorSeconds: At which a process is asked to end; two more end it.
  ///   - addressSpace: In bytes, as is `fileSize`.
  ///   - processes: Processes and threads of the user; nil bounds none.
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

  /// Sets the limits of this process and of all that it starts; false where one cannot be set.
  func apply() -> Bool {
    hard.allSatisfy { resource, most in
      let soft = resource == Self.processorTime ? processorSeconds ?? most : most
      if linux_limit(Int32(resource), UInt64(soft), UInt64(most)) == 0 { return true }
      // Somebody outside allows even less: then that is the limit.
      var present = rlimit()
      return linux_present_limit(Int32(resource), &present) == 0 && present.rlim_max <= UInt(most)
    }
  }
}
