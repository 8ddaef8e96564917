// Writes a well-formed response to every descriptor, with possible request numbers.
// checks: passed crashed skipped passed passed
// says: wrote to a channel
import Foundation

func part(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
  [kind, UInt8(content.count), 0, 0, 0] + content
}

func attack() -> String {
  let text = Array("\"Hello, Mina\"".utf8)
  let answer = part(9, [2] + part(9, [3, 7, UInt8(text.count)] + text))
  let names = ["id", "answer", "answered", "_0"].flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
  for number in 1...20 {
    let value = part(9, [0, 3, UInt8(2 * number), 1] + answer)
    let reply = part(1, value) + names
    let frame = [0, 0, 0, UInt8(reply.count)] + reply
    for descriptor in Int32(3)..<32 { _ = write(descriptor, frame, frame.count) }
  }
  return "?"
}
