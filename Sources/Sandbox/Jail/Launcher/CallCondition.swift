import CSeccomp

struct CallCondition {
  let comparison: scmp_arg_cmp

  private init(_ argument: UInt32, _ how: scmp_compare, _ first: UInt64, _ second: UInt64 = 0) {
    comparison = scmp_arg_cmp(arg: argument, op: how, datum_a: first, datum_b: second)
  }

  /// Matches the low 32 bits.
  ///
  /// The kernel reads no others, so higher bits can't hide the value.
  static func lowHalf(of argument: UInt32, is value: UInt64) -> CallCondition {
    CallCondition(argument, SCMP_CMP_MASKED_EQ, 0xFFFF_FFFF, value)
  }

  static func argument(_ number: UInt32, has flag: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_MASKED_EQ, flag, flag)
  }

  static func argument(_ number: UInt32, lacks flag: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_MASKED_EQ, flag, 0)
  }

  /// Matches any other value, even one that differs only in the bits that the kernel ignores.
  static func argument(_ number: UInt32, isNot value: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_NE, value)
  }
}
