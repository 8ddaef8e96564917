// Maps as much memory as possible.
import Foundation

func attack() -> String {
  var count = 0
  while mmap(nil, 256 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    != MAP_FAILED
  {
    count += 1
    if count > 64 { reached("sixteen gigabytes") }
  }
  return "?"
}
