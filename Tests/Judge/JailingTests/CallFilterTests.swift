import Launcher
import Foundation
import TestSupport
import Testing

/// Runs the kernel's filter program for system calls here, even for processors that the tests don't have.
@Suite("Filter of system calls", .serialized) struct CallFilterTests {
  /// System call numbers from the kernel's tables, which libseccomp must agree with.
  struct Processor: Sendable, CustomTestStringConvertible {
    let name: String
    /// The kernel's audit number of the processor.
    let audit: UInt32
    let clone, ioctl, fcntl, tgkill, prlimit, execve, kill: UInt32
    /// `read`, `write`, `openat`, `mmap`, `futex`, `exit_group`, `getrandom`, `seccomp`.
    let ordinary: [UInt32]
    /// `ptrace`, `socket`, `memfd_create`, `keyctl`, `bpf`, `mount`, `unshare`, `setns`, `shmget`,
    /// `perf_event_open`, `personality`, and everywhere `pidfd_open`, `io_uring_setup`, `fsopen`.
    let denied: [UInt32]

    var testDescription: String { name }

    static let all = [
      Processor(
        name: "x86_64", audit: 0xC000_003E, clone: 56, ioctl: 16, fcntl: 72, tgkill: 234,
        prlimit: 302, execve: 59, kill: 62, ordinary: [0, 1, 257, 9, 202, 231, 318, 317],
        denied: [101, 41, 319, 250, 321, 165, 272, 308, 29, 298, 135, 434, 425, 430]),
      Processor(
        name: "aarch64", audit: 0xC000_00B7, clone: 220, ioctl: 29, fcntl: 25, tgkill: 131,
        prlimit: 261, execve: 221, kill: 129, ordinary: [63, 64, 56, 222, 98, 94, 278, 277],
        denied: [117, 198, 279, 219, 280, 40, 97, 268, 194, 241, 92, 434, 425, 430]),
    ]
  }

  private let allowed: UInt32 = 0x7FFF_0000
  private let refused: UInt32 = 0x0005_0001
  private let unknown: UInt32 = 0x0005_0026
  private let deadly: UInt32 = 0x8000_0000

  @Test(arguments: Processor.all)
  func unneededCallsAreRefused(processor: Processor) throws {
    for filter in try filters(processor) {
      for call in processor.ordinary { #expect(try filter.answer(call) == allowed) }
      for call in processor.denied { #expect(try filter.answer(call) == refused) }
      #expect(try filter.answer(435) == unknown, "clone3")
    }
  }

  @Test(arguments: Processor.all)
  func otherArchitecturesCallNumbersEndTheProcess(processor: Processor) throws {
    let filter = try filters(processor)[0]
    for audit: UInt32 in [0x4000_0003, 0x4000_0028, 0] {
      #expect(try filter.answer(processor.ordinary[0], audit: audit) == deadly)
    }
    guard processor.name == "x86_64" else { return }
    for call: UInt32 in [0, 59, 101, 520] {
      #expect(try filter.answer(0x4000_0000 | call) == deadly)
    }
  }

  @Test(arguments: Processor.all)
  func terminalInputCannotBeInjected(processor: Processor) throws {
    for filter in try filters(processor) {
      // The kernel reads 32 bits; higher bits must not hide a request.
      for request: UInt64 in [0x5412, 0x541C, 0x8901, 0x8902, 1 << 32 | 0x5412] {
        #expect(try filter.answer(processor.ioctl, [1, request]) == refused)
      }
      #expect(try filter.answer(processor.ioctl, [1, 0x5413]) == allowed)
    }
  }

  @Test(arguments: Processor.all)
  func threadsAreAllowedAndNamespacesAreNot(processor: Processor) throws {
    let open = try filter(processor, mayStartProcesses: true)
    let closed = try filter(processor, mayStartProcesses: false)
    let threadFlags: UInt64 = 0x3D_0F00
    for filter in [open, closed] {
      #expect(try filter.answer(processor.clone, [threadFlags]) == allowed)
      for room: UInt64 in [0x80, 1 << 17, 1 << 25, 1 << 26, 1 << 27, 1 << 28, 1 << 29, 1 << 30] {
        #expect(try filter.answer(processor.clone, [threadFlags | room]) == refused)
      }
    }
    #expect(try open.answer(processor.clone, [17]) == allowed)
    #expect(try closed.answer(processor.clone, [17]) == refused)
  }

  @Test(arguments: Processor.all)
  func aWorkerReachesOnlyItself(processor: Processor) throws {
    let filter = try filter(processor, mayStartProcesses: false, ownProcess: 4_242)
    for call in [processor.execve, processor.kill] {
      #expect(try filter.answer(call) == refused)
    }
    #expect(try filter.answer(processor.prlimit, [0]) == allowed)
    #expect(try filter.answer(processor.prlimit, [1]) == refused)
    for command: UInt64 in [8, 10, 15] {
      #expect(try filter.answer(processor.fcntl, [0, command]) == refused)
    }
    #expect(try filter.answer(processor.fcntl, [0, 3]) == allowed)
    #expect(try filter.answer(processor.tgkill, [4_242, 4_242, 6]) == allowed)
    #expect(try filter.answer(processor.tgkill, [4_243, 4_243, 6]) == refused)
    for signal: UInt64 in [9, 19] {
      #expect(try filter.answer(processor.tgkill, [4_242, 4_242, signal]) == refused)
    }
  }

  @Test func anUnknownArchitectureHasNoFilter() {
    #expect(throws: CallFilter.Failure.unknownArchitecture("abacus")) {
      try CallFilter(architecture: "abacus", mayStartProcesses: false).program()
    }
  }

  private func filter(
    _ processor: Processor, mayStartProcesses: Bool, ownProcess: Int32? = nil
  ) throws -> KernelProgram {
    KernelProgram(
      bytes: try CallFilter(
        architecture: processor.name, mayStartProcesses: mayStartProcesses, ownProcess: ownProcess
      ).program(),
      audit: processor.audit)
  }

  private func filters(_ processor: Processor) throws -> [KernelProgram] {
    try [true, false].flatMap { mayStart in
      try [nil, 4_242].map { try filter(processor, mayStartProcesses: mayStart, ownProcess: $0) }
    }
  }
}
