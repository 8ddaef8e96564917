// Reads the judge's requests itself and responds with their numbers.
// checks: passed failed|timedOut|crashed skipped passed|failed|timedOut|crashed passed|failed|timedOut|crashed
// request: 1
import Foundation

func part(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
  [kind, UInt8(content.count), 0, 0, 0] + content
}

func attack() -> String {
  Thread.detachNewThread {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(10, &bytes, bytes.count)
      guard count > 32 else { return }
      // The request's number is the first of its fields, with seven bits per byte.
      var number: [UInt8] = []
      for byte in bytes[16..<26] {
        number.append(byte)
        if byte < 0x80 { break }
      }
      let text = Array("\"\"".utf8)
      let answer = part(9, [2] + part(9, [3, 7, UInt8(text.count)] + text))
      let value = part(9, [0, 3] + number + [1] + answer)
      let names = ["id", "answer", "answered", "_0"].flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
      let reply = part(1, value) + names
      let frame = [0, 0, 0, UInt8(reply.count)] + reply
      _ = write(11, frame, frame.count)
    }
  }
  return "?"
}
