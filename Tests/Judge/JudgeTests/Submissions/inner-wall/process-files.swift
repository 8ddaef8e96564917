// Reads files of the system and of the processes around it.
// wall: inner
import Foundation
func attack() -> String {
  let places = ["/etc/passwd", "/etc/shadow", "/proc/self/environ", "/proc/1/environ"]
  return places.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first.map { "REACHED \($0)" } ?? "?"
}
