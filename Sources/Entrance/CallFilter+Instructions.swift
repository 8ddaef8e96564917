extension CallFilter {
  // Classic BPF (linux/bpf_common.h): class, size and mode of each instruction.
  private static let loadWord: UInt16 = 0x20
  private static let jumpIfEqual: UInt16 = 0x15
  static let jumpIfAtLeast: UInt16 = 0x35
  private static let jumpIfAnySet: UInt16 = 0x45
  private static let giveBack: UInt16 = 0x06

  // `struct seccomp_data`: number, architecture, instruction pointer, six arguments of 8 bytes.
  static let numberOffset: UInt32 = 0
  static let architectureOffset: UInt32 = 4
  private static let argumentsOffset: UInt32 = 16

  // Answers of a filter (linux/seccomp.h).
  static let allow = Instruction(code: giveBack, operand: 0x7fff_0000)
  static let kill = Instruction(code: giveBack, operand: 0x8000_0000)
  static func refuse(_ error: Int32) -> Instruction {
    Instruction(code: giveBack, operand: 0x0005_0000 | UInt32(error))
  }

  /// Flags of `clone` that make a new namespace: time, mount, cgroup, UTS, IPC, user, PID, network.
  static let newNamespaces: UInt32 =
    0x80 | 0x0002_0000 | 0x0200_0000 | 0x0400_0000 | 0x0800_0000 | 0x1000_0000 | 0x2000_0000
    | 0x4000_0000

  /// `CLONE_THREAD`.
  static let thread: UInt32 = 0x0001_0000

  /// Requests of `ioctl` that type into a terminal: TIOCSTI and TIOCLINUX.
  static let forbidden: [UInt32] = [0x5412, 0x541c]

  /// Requests of `ioctl` that choose whom a file signals: FIOSETOWN and SIOCSPGRP.
  static let signalling: [UInt32] = [0x8901, 0x8902]

  /// Commands of `fcntl` that choose whom a file signals, and how: F_SETOWN, F_SETSIG, F_SETOWN_EX.
  static let signalCommands: [UInt32] = [8, 10, 15]

  static func loading(_ offset: UInt32) -> [Instruction] {
    [Instruction(code: loadWord, operand: offset)]
  }

  /// Loads the low half of an argument of the call.
  static func loadingArgument(_ number: UInt32) -> [Instruction] {
    loading(argumentsOffset + 8 * number)
  }

  static func when(_ value: UInt32, then answer: Instruction) -> [Instruction] {
    [Instruction(code: jumpIfEqual, ifTrue: 0, ifFalse: 1, operand: value), answer]
  }

  static func unless(_ value: UInt32, then answer: Instruction) -> [Instruction] {
    [Instruction(code: jumpIfEqual, ifTrue: 1, ifFalse: 0, operand: value), answer]
  }

  static func whenAny(of bits: UInt32, then answer: Instruction) -> [Instruction] {
    [Instruction(code: jumpIfAnySet, ifTrue: 0, ifFalse: 1, operand: bits), answer]
  }

  static func unlessAny(of bits: UInt32, then answer: Instruction) -> [Instruction] {
    [Instruction(code: jumpIfAnySet, ifTrue: 1, ifFalse: 0, operand: bits), answer]
  }

  /// Rules on the low half of one argument of one call, which end the filter for that call.
  static func argumentRule(
    call: UInt32, argument: UInt32, _ rules: (_ done: Instruction) -> [Instruction]
  ) -> [Instruction] {
    let body = loadingArgument(argument) + rules(allow)
    return [
      Instruction(code: jumpIfEqual, ifTrue: 0, ifFalse: UInt8(body.count), operand: call)
    ] + body
  }
}
