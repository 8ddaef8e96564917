// Keeps writing frames from a thread during later requests.
// checks: passed crashed|failed skipped passed|crashed passed|crashed
import Foundation

func attack() -> String {
  Thread.detachNewThread {
    let frame: [UInt8] = [0, 0, 0, 2, 0x7b, 0x7d]
    while true {
      for descriptor in Int32(10)..<14 { _ = write(descriptor, frame, frame.count) }
      usleep(1000)
    }
  }
  usleep(20_000)
  return "?"
}
