import Foundation

/// A classic BPF program (linux/bpf_common.h), as far as system call filters use it.
struct KernelProgram {
  let bytes: [UInt8]
  /// The audit number of the calls' processor.
  let audit: UInt32

  enum Failure: Error {
    case unknownInstruction(UInt16), noAnswer
  }

  /// Returns the program's result for a call.
  func answer(
    _ number: UInt32, _ arguments: [UInt64] = [], audit: UInt32? = nil
  ) throws -> UInt32 {
    // `struct seccomp_data`: number, processor, instruction pointer, six arguments.
    var data = [number, audit ?? self.audit, 0, 0]
    for place in 0..<6 {
      let argument = place < arguments.count ? arguments[place] : 0
      data += [UInt32(truncatingIfNeeded: argument), UInt32(argument >> 32)]
    }
    var accumulator: UInt32 = 0
    var place = 0
    while place + 8 <= bytes.count {
      let code = UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
      let operand = bytes[place + 4..<place + 8].reversed().reduce(UInt32(0)) {
        $0 << 8 | UInt32($1)
      }
      func branch(_ isTaken: Bool) { place += 8 * Int(bytes[place + (isTaken ? 2 : 3)]) }
      switch code {
      case 0x20: accumulator = data[Int(operand) / 4]
      case 0x54: accumulator &= operand
      case 0x05: place += 8 * Int(operand)
      case 0x15: branch(accumulator == operand)
      case 0x25: branch(accumulator > operand)
      case 0x35: branch(accumulator >= operand)
      case 0x45: branch(accumulator & operand != 0)
      case 0x06: return operand
      default: throw Failure.unknownInstruction(code)
      }
      place += 8
    }
    throw Failure.noAnswer
  }
}
