import CLinux
import CSeccomp
import Glibc

/// A seccomp filter that denies system calls without a legitimate use in the jail.
///
/// It allows everything else. The lists close what namespaces leave open: kernel memory objects that no file
/// limit counts, keys, other address families, tracing and new namespaces.
package final class CallFilter {
  /// A failure to create the filter; no learner code may run without it.
  package enum Failure: Error, Equatable {
    /// libseccomp doesn't support this processor.
    case unknownArchitecture(String)
    /// libseccomp is too old for this system call.
    case unknownCall(String)
    /// libseccomp or the kernel returned this `errno`.
    case refused(error: Int32)

    package var reason: String {
      switch self {
      case .unknownArchitecture(let name): "libseccomp doesn't support the processor \(name)"
      case .unknownCall(let name): "libseccomp is too old for the system call \(name)"
      case .refused(let error): "can't filter system calls: \(String(cString: strerror(error)))"
      }
    }
  }

  private let context: scmp_filter_ctx

  /// Creates a filter for one architecture.
  ///
  /// A call with another architecture's number, or with x32's, kills the process.
  ///
  /// - Parameters:
  ///   - architecture: The processor's name in target triples; nil for the running machine's processor.
  ///   - mayStartProcesses: Whether new processes are allowed; if false, only new threads are.
  ///   - ownProcess: The only process that can receive signals, if given. The filter then also denies running
  ///     programs and changing other processes' limits or priority.
  package init(
    architecture: String? = nil, mayStartProcesses: Bool, ownProcess: Int32? = nil
  ) throws(Failure) {
    guard let context = seccomp_init(SCMP_ACT_ALLOW) else { throw .refused(error: ENOMEM) }
    self.context = context
    if let architecture { try choose(architecture) }
    try check(seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS))
    for call in Self.denied { try refuse(call) }
    // If `clone3` is unknown, the C library falls back to `clone`, whose flags a filter can read.
    try refuse("clone3", with: ENOSYS)
    for request in Self.typing + Self.signalRequests {
      try refuse("ioctl", when: .lowHalf(of: 1, is: request))
    }
    for flag in Self.newNamespaces { try refuse("clone", when: .argument(0, has: flag)) }
    if !mayStartProcesses {
      try refuse("clone", when: .argument(0, lacks: Self.thread))
      for call in Self.starting { try refuse(call) }
    }
    if let ownProcess { try keepToItself(ownProcess) }
  }

  deinit { seccomp_release(context) }

  /// Refuses calls that reach other processes of the same user, in case no namespace hides them.
  private func keepToItself(_ process: Int32) throws(Failure) {
    for call in Self.signalling + Self.executing + Self.scheduling { try refuse(call) }
    // These calls could change other processes' limits, or make a file signal another process.
    try refuse("prlimit64", when: .argument(0, isNot: 0))
    for command in Self.signalCommands {
      try refuse("fcntl", when: .lowHalf(of: 1, is: command))
    }
    try refuse("tgkill", when: .argument(0, isNot: UInt64(process)))
    // Rings assumes that these signals come from outside, so the process must not send them to itself.
    for signal in [SIGKILL, SIGSTOP] {
      try refuse("tgkill", when: .lowHalf(of: 2, is: UInt64(signal)))
    }
  }

  /// Installs the filter permanently for this process and its children.
  package func install() throws(Failure) {
    try check(seccomp_load(context))
  }

  /// Returns the filter as the BPF program for `bwrap --seccomp`.
  package func program() throws(Failure) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    guard linux_pipe_closed_on_exec(&ends) == 0 else { throw .refused(error: errno) }
    defer { close(ends[0]) }
    // The filter is a few kilobytes, which fit in the pipe's buffer.
    let code = seccomp_export_bpf(context, ends[1])
    close(ends[1])
    try check(code)
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(ends[0], &bytes, bytes.count)
    guard count > 0 else { throw .refused(error: errno) }
    return Array(bytes.prefix(count))
  }

  private func choose(_ architecture: String) throws(Failure) {
    let token = seccomp_arch_resolve_name(architecture)
    guard token != 0 else { throw .unknownArchitecture(architecture) }
    let native = seccomp_arch_native()
    guard token != native else { return }
    try check(seccomp_arch_add(context, token))
    try check(seccomp_arch_remove(context, native))
  }

  /// Refuses a call, or only the uses that meet the condition.
  private func refuse(
    _ call: String, with error: Int32 = EPERM, when condition: CallCondition? = nil
  ) throws(Failure) {
    // Calls that only other processors have resolve to lower numbers, which libseccomp skips.
    let number = seccomp_syscall_resolve_name(call)
    guard number != seccomp_unknown_call else { throw .unknownCall(call) }
    var comparisons = condition.map { [$0.comparison] } ?? []
    try check(
      seccomp_rule_add_array(
        context, seccomp_refusal(error), number, UInt32(comparisons.count), &comparisons))
  }

  private func check(_ code: Int32) throws(Failure) {
    guard code == 0 else { throw .refused(error: -code) }
  }
}
