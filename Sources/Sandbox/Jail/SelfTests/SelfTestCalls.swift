import CLinux
import Foundation

/// Attacks that need a direct system call.
enum SelfTestCalls {
  static func reachedByTracing(_ bait: SelfTestTargets) -> String? {
    for process in [bait.process, getppid(), 1] where process != getpid() {
      if linux_trace(process) == 0 { return "process \(process)" }
      if linux_handle_of_process(process) >= 0 { return "a handle of process \(process)" }
    }
    return nil
  }

  static func reachedLimitsOfOthers(_ bait: SelfTestTargets) -> String? {
    for process in [bait.process, getppid()] where process != getpid() && process != 0 {
      if linux_limits_of_process(process) == 0 { return "those of process \(process)" }
      if linux_lowest_priority_of_process(process) == 0 { return "the priority of \(process)" }
      if linux_signal_by_file(process) == 0 { return "process \(process), by a file's signals" }
    }
    return nil
  }

  static func reachedBySplitting() -> String? {
    let child = linux_fork()
    guard child >= 0 else { return nil }
    if child == 0 { _exit(0) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return "fork"
  }

  static func reachedSharedMemory() -> String? {
    if linux_memory_file() >= 0 { return "memfd_create" }
    let segment = shmget(0, 4096, 0o600)
    guard segment >= 0 else { return nil }
    shmctl(segment, IPC_RMID, nil)
    return "shmget"
  }

  static func reachedRooms() -> String? {
    if linux_new_room() == 0 { return "a user namespace" }
    if mount("none", "/tmp", "tmpfs", 0, nil) == 0 { return "mount" }
    if getuid() == 0 { return "root rights" }
    if setuid(0) == 0 { return "root rights by setuid" }
    return nil
  }
}
