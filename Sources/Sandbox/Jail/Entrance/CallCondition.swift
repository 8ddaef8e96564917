import CSeccomp

/// What an argument of a system call is compared with.
struct CallCondition {
  let comparison: scmp_arg_cmp

  private init(_ argument: UInt32, _ how: scmp_compare, _ first: UInt64, _ second: UInt64 = 0) {
    comparison = scmp_arg_cmp(arg: argument, op: how, datum_a: first, datum_b: second)
  }

  /// The kernel reads but 32 bits of such an argument: what stands above them must not hide it.
  static func lowHalf(of argument: UInt32, is value: UInt64) -> CallCondition {
    CallCondition(argument, SCMP_CMP_MASKED_EQ, 0xFFFF_FFFF, value)
  }

  static func argument(_ number: UInt32, has flag: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_MASKED_EQ, flag, flag)
  }

  static func argument(_ number: UInt32, lacks flag: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_MASKED_EQ, flag, 0)
  }

  /// Refuses what differs above the 32 bits that the kernel reads, too.
  static func argument(_ number: UInt32, isNot value: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_NE, value)
  }
}
