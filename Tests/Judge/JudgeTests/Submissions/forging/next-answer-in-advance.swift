// Writes responses with many numbers ahead of the next request, from its own thread.
// checks: passed crashed|failed|exited skipped passed|crashed|failed passed|crashed|failed
import Foundation

func attack() -> String {
  Thread.detachNewThread {
    for number in 1..<2000 {
      let text = #"{"id":\#(number),"response":{"returned":{"_0":"IkhlbGxvLCBNaW5hIg=="}}}"#
      let payload = Array(text.utf8)
      let frame = [0, 0, 0, UInt8(payload.count)] + payload
      for descriptor in Int32(3)..<16 { _ = write(descriptor, frame, frame.count) }
    }
  }
  usleep(200_000)
  return "?"
}
