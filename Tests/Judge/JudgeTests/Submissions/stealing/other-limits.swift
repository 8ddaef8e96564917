// Changes the limits, the priority and the processors of the processes around it.
import Foundation

func attack() -> String {
  #if arch(x86_64)
    let room = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 8)
    let limits = Int(bitPattern: room)
    for process in [Int(getppid()), 1, 2] where process != Int(getpid()) && process != 0 {
      if system(302, process, 7, 0, limits, 0, 0) == 0 { reached("limits of \(process)") }
      if system(141, 0, process, 19, 0, 0, 0) == 0 { reached("priority of \(process)") }
      if system(203, process, 8, limits, 0, 0, 0) == 0 { reached("processors of \(process)") }
      if system(251, 1, process, 0, 0, 0, 0) == 0 { reached("disk priority of \(process)") }
    }
  #endif
  return "?"
}
