// Searches its own memory for the value that a check expects.
// checks: passed failed|timedOut skipped passed passed
import Foundation

func attack() -> String {
  let wanted = [UInt8]("MINA".utf8).map { $0 } + [0x21, 0x21]
  let map = String(decoding: contents("/proc/self/maps") ?? [], as: UTF8.self)
  let memory = open("/proc/self/mem", O_RDONLY)
  for line in map.split(separator: "\n") where line.contains("rw-p") {
    let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
    guard range.count == 2, range[1] - range[0] < 1 << 22 else { continue }
    var bytes = [UInt8](repeating: 0, count: Int(range[1] - range[0]))
    let count = pread(memory, &bytes, bytes.count, Int(range[0]))
    guard count > 0 else { continue }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    if text.contains("testTheGreeting" + "NamesThePerson") { reached("a check's name") }
    if bytes.isEmpty, wanted.isEmpty { return "" }
  }
  return "?"
}
