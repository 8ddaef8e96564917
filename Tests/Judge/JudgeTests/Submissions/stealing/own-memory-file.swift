// Rewrites its own process through its memory file, and traps.
// checks: passed crashed|failed|exited skipped passed passed
import Foundation

func attack() -> String {
  let file = open("/proc/self/mem", O_RDWR)
  guard file >= 0 else { return "?" }
  let zeros = [UInt8](repeating: 0, count: 4096)
  let place = unsafeBitCast(dlsym(nil, "write"), to: Int.self)
  _ = pwrite(file, zeros, zeros.count, place)
  return "?"
}
