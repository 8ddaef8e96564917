import Glibc

/// A seccomp filter: the system calls that no jailed program has a right use for.
///
/// Everything else is allowed. The lists close what namespaces leave open: kernel memory objects
/// that no file limit counts, keys, other address families, tracing, new namespaces.
package struct CallFilter {
  /// One instruction of classic BPF, 8 bytes in the host's order.
  package struct Instruction: Equatable {
    var code: UInt16
    var ifTrue: UInt8 = 0
    var ifFalse: UInt8 = 0
    var operand: UInt32
  }

  package let instructions: [Instruction]

  /// The bytes that `bwrap --seccomp` and `prctl` take.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for instruction in instructions {
      withUnsafeBytes(of: instruction.code) { bytes += $0 }
      bytes += [instruction.ifTrue, instruction.ifFalse]
      withUnsafeBytes(of: instruction.operand) { bytes += $0 }
    }
    return bytes
  }

  /// A filter for one architecture; nil for one that is not known.
  ///
  /// - Parameters:
  ///   - architecture: the processor's name in triples.
  ///   - mayStartProcesses: false lets only threads be started.
  ///   - ownProcess: when given, no signal can be sent but to this process, no other process's limits
  ///     or priority be changed, and nothing executed.
  package init?(architecture: String, mayStartProcesses: Bool, ownProcess: Int32? = nil) {
    guard let table = SystemCallTable(architecture: architecture) else { return nil }
    var program: [Instruction] = []
    program += Self.loading(Self.architectureOffset)
    program += Self.unless(table.auditArchitecture, then: Self.kill)
    program += Self.loading(Self.numberOffset)
    if let foreign = table.foreignNumbersFrom {
      // 32-bit numbers on a 64-bit kernel would slip past every comparison below.
      program += [Instruction(code: Self.jumpIfAtLeast, ifTrue: 0, ifFalse: 1, operand: foreign)]
      program.append(Self.refuse(EPERM))
    }
    for number in table.denied { program += Self.when(number, then: Self.refuse(EPERM)) }
    // The C library falls back to `clone`, whose flags a filter can read, when `clone3` is unknown.
    program += Self.when(table.clone3, then: Self.refuse(ENOSYS))
    program += Self.argumentRule(call: table.ioctl, argument: 1) { done in
      (Self.forbidden + Self.signalling).flatMap { Self.when($0, then: Self.refuse(EPERM)) } + [
        done
      ]
    }
    program += Self.argumentRule(call: table.clone, argument: 0) { done in
      Self.whenAny(of: Self.newNamespaces, then: Self.refuse(EPERM))
        + (mayStartProcesses ? [] : Self.unlessAny(of: Self.thread, then: Self.refuse(EPERM)))
        + [done]
    }
    if !mayStartProcesses {
      for number in table.starting { program += Self.when(number, then: Self.refuse(EPERM)) }
    }
    if let ownProcess {
      for number in table.signalling + table.executing + table.scheduling {
        program += Self.when(number, then: Self.refuse(EPERM))
      }
      // Where nothing hides other processes of the same user, their limits and files are in reach.
      program += Self.argumentRule(call: table.limiting, argument: 0) { done in
        Self.unless(0, then: Self.refuse(EPERM)) + [done]
      }
      program += Self.argumentRule(call: table.fileControl, argument: 1) { done in
        Self.signalCommands.flatMap { Self.when($0, then: Self.refuse(EPERM)) } + [done]
      }
      program += Self.argumentRule(call: table.tgkill, argument: 0) { done in
        // Whoever is killed or stopped was so from outside: that is how such ends are read.
        Self.unless(UInt32(bitPattern: ownProcess), then: Self.refuse(EPERM))
          + Self.loadingArgument(2)
          + [SIGKILL, SIGSTOP].flatMap { Self.when(UInt32($0), then: Self.refuse(EPERM)) }
          + [done]
      }
    }
    program.append(Self.allow)
    instructions = program
  }

  /// The filter for the running machine.
  package static var hostArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "aarch64"
    #else
      "unknown"
    #endif
  }
}
