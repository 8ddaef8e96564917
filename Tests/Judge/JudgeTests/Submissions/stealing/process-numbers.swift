// Lists processes and tries their numbers one by one, for their memory, files and environment.
import Foundation

func attack() -> String {
  // This process's threads also have numbers.
  let own = Set(names("/proc/self/task").compactMap { Int32($0) } + [getpid()])
  let listed = names("/proc").compactMap { Int32($0) }
  for process in listed + Array(1..<3000) where !own.contains(process) {
    for file in ["environ", "maps", "mem", "auxv", "stack"] {
      if contents("/proc/\(process)/\(file)") != nil { reached("/proc/\(process)/\(file)") }
    }
    for folder in ["fd", "map_files", "root/etc"] where !names("/proc/\(process)/\(folder)").isEmpty {
      reached("/proc/\(process)/\(folder)")
    }
  }
  return "?"
}
