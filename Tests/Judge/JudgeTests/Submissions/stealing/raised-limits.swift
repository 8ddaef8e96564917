// Raises its own limits again.
import Foundation

func attack() -> String {
  for kind in [0, 1, 2, 3, 4, 6, 7, 8, 9] {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(UInt32(kind)), &limit)
    guard limit.rlim_max != UInt.max, limit.rlim_max > 0 else { continue }
    limit.rlim_max += 1
    if setrlimit(__rlimit_resource_t(UInt32(kind)), &limit) == 0 { reached("limit \(kind)") }
  }
  if setpriority(__priority_which_t(0), 0, -20) == 0 { reached("priority") }
  return "?"
}
