// Begins a frame without finishing it, and waits.
// checks: passed timedOut skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  let frame: [UInt8] = [0, 0, 1, 0, 0x7b]
  for descriptor in Int32(3)..<32 { _ = write(descriptor, frame, frame.count) }
  while true { sleep(1) }
}
