// Responds endlessly, so that the judge reads forever.
// checks: passed crashed|timedOut skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  let frame: [UInt8] = [0, 0, 0, 2, 0x7b, 0x7d]
  let flood = [UInt8](repeatElement(frame, count: 10_000).joined())
  while true { for descriptor in Int32(10)..<14 { _ = write(descriptor, flood, flood.count) } }
}
