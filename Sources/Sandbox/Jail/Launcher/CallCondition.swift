import CSeccomp

struct CallCondition {
  let comparison: scmp_arg_cmp

  private init(_ argument: UInt32, _ how: scmp_compare, _ first: UInt64, _ second: UInt64 = 0) {
    comparison = scmp_arg_cmp(arg: argument, op: how, datum_a: first, datum_b: second)
  }

  /// Returns a condition that matches the low 32 bits of an argument.
  ///
  /// The kernel reads only these bits, so higher bits can't hide the value.
  static func lowHalf(of argument: UInt32, is value: UInt64) -> CallCondition {
    CallCondition(argument, SCMP_CMP_MASKED_EQ, 0xFFFF_FFFF, value)
  }

  static func argument(_ number: UInt32, has flag: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_MASKED_EQ, flag, flag)
  }

  static func argument(_ number: UInt32, lacks flag: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_MASKED_EQ, flag, 0)
  }

  /// Returns a condition that matches any other value of an argument, even if only the bits that the kernel
  /// ignores differ.
  static func argument(_ number: UInt32, isNot value: UInt64) -> CallCondition {
    CallCondition(number, SCMP_CMP_NE, value)
  }
}
