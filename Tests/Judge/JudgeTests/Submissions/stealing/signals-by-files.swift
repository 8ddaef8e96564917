// Makes a file send signals to other processes.
import Foundation

func attack() -> String {
  #if arch(x86_64)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return "?" }
    for process in [Int(getppid()), 1] where process != 0 {
      if system(72, Int(ends[0]), 8, process, 0, 0, 0) == 0 { reached("a signal to \(process)") }
      if system(72, Int(ends[0]), 10, 9, 0, 0, 0) == 0 { reached("the choice of a signal") }
    }
  #endif
  return "?"
}
