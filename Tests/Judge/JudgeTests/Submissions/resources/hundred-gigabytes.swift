// Allocates a hundred gigabytes at once.
// checks: passed crashed|outOfMemory|failed skipped passed passed
import Foundation

func attack() -> String {
  for _ in 0..<4 {
    if let place = malloc(100 << 30) { memset(place, 1, 100 << 30) }
    let place = mmap(nil, 100 << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | 0x4000, -1, 0)
    if place != MAP_FAILED { reached("a hundred gigabytes") }
  }
  let many = [Int](repeating: 1, count: 100 << 27)
  return "\(many.count)"
}
