// Writes to its process's descriptors as files, with nothing below Foundation.
// wall: inner
// checks: passed crashed|failed skipped passed passed
import Foundation

func attack() -> String {
  let reply = #"{"id":1,"response":{"value":"SGVsbG8sIE1pbmEh"}}"#
  let frame = Data([0, 0, 0, UInt8(reply.utf8.count)]) + Data(reply.utf8)
  for number in 0..<32 { try? frame.write(to: URL(filePath: "/proc/self/fd/\(number)")) }
  return "?"
}
