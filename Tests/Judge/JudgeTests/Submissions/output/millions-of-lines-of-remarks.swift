// Prints endless lines that aren't text.
// checks: passed crashed|timedOut skipped passed passed
import Foundation

func attack() -> String {
  let line: [UInt8] = [0xFF, 0x1B, 0x5B, 0x41, 0x0A, 0xC0, 0x80, 0x0A]
  while true { _ = write(2, line, line.count) }
}
