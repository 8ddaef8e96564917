// Opens as many files as possible.
// checks: passed failed skipped passed|failed|crashed passed|failed|crashed
import Foundation

func attack() -> String {
  var count = 0
  while open("/dev/null", O_RDONLY) >= 0 {
    count += 1
    if count > 1000 { reached("a thousand descriptors") }
  }
  return "?"
}
