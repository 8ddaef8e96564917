// Writes wherever it can.
import Foundation

func attack() -> String {
  let folders = [
    "/", "/tmp", "/usr", "/usr/lib", "/dev", "/dev/shm", "/etc", "/proc/sys", ".", "/var/tmp",
  ]
  for folder in folders where open("\(folder)/rings-attack", O_CREAT | O_WRONLY, 0o600) >= 0 {
    reached("writing into \(folder)")
  }
  if open("/proc/self/oom_score_adj", O_WRONLY) >= 0, contents("/proc/1/oom_score_adj") != nil {
    let file = open("/proc/1/oom_score_adj", O_WRONLY)
    if file >= 0, write(file, "1000", 4) > 0 { reached("another's standing") }
  }
  return "?"
}
