// Opens the memory of every process that it sees, of its parent first.
import Foundation

func attack() -> String {
  for process in names("/proc") where Int32(process).map({ $0 != getpid() }) ?? false {
    for name in ["mem", "maps", "environ", "fd", "cwd", "root", "exe", "auxv"] {
      let path = "/proc/\(process)/\(name)"
      if name == "fd", !names(path).isEmpty { reached(path) }
      let file = open(path, O_RDWR)
      if file >= 0, name == "mem" { reached(path) }
      if name == "maps" || name == "environ", contents(path) != nil { reached(path) }
      if name == "root", !names(path).isEmpty { reached(path) }
    }
  }
  return "?"
}
