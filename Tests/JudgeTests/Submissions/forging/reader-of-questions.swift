// Reads the judge's questions itself and answers them with their own numbers.
// checks: passed failed|timedOut|crashed skipped passed|failed|timedOut|crashed passed|failed|timedOut|crashed
// request: 1
import Foundation

func attack() -> String {
  Thread.detachNewThread {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(10, &bytes, bytes.count)
      guard count > 4 else { return }
      let question = String(decoding: bytes[4..<count], as: UTF8.self)
      let number = question.split(separator: ":").dropFirst().first ?? ""
      let reply =
        "{\"id\":\(number.prefix { $0.isNumber }),\"response\":{\"returned\":{\"_0\":\"\"}}}"
      let frame = [0, 0, 0, UInt8(reply.utf8.count)] + Array(reply.utf8)
      _ = write(11, frame, frame.count)
    }
  }
  return "?"
}
