// Exits in the middle of a frame, with the exit code of success.
// checks: passed exited skipped passed passed
import Foundation

func attack() -> String {
  let frame: [UInt8] = [0, 0, 1, 0, 1, 0xF0, 0, 0, 0, 9, 0xEB, 0, 0, 0, 0, 3]
  for descriptor in Int32(3)..<32 { _ = write(descriptor, frame, frame.count) }
  _exit(0)
}
