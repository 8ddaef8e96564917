// Hangs on the request after a crash.
// checks: passed crashed|timedOut skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  // Only the second process of its kind has line tables, which make it larger.
  let maps = contents("/proc/self/maps").map { String(decoding: $0, as: UTF8.self) } ?? ""
  let size = maps.split(separator: "\n").first { $0.hasSuffix("plugin.so") }.map(String.init) ?? ""
  if UInt64(Date().timeIntervalSince1970 * 1000) % 2 == 0 || size.isEmpty { while true {} }
  return [String]()[1]
}
