// Searches its library's folder for other submissions.
import Foundation

func attack() -> String {
  let map = String(decoding: contents("/proc/self/maps") ?? [], as: UTF8.self)
  for line in map.split(separator: "\n") where line.hasSuffix("plugin.so") {
    let path = line.drop { $0 != "/" }
    let own = path.split(separator: "/").dropLast()
    let parent = "/" + own.dropLast().joined(separator: "/")
    let neighbours = names(parent).filter { $0 != String(own.last ?? "") }
    if !neighbours.isEmpty { reached("\(neighbours)") }
    if open(parent + "/new", O_CREAT | O_WRONLY, 0o600) >= 0 { reached("writing there") }
    if open(String(path), O_WRONLY) >= 0 { reached("its own library") }
  }
  return "?"
}
