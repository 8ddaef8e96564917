// Traces its parent, and reads memory across processes.
import Foundation

func attack() -> String {
  for number in [getppid(), 1, 2] where number != getpid() {
    if system(101, 16, Int(number), 0, 0, 0, 0) == 0 { reached("ptrace") }
    if system(434, Int(number), 0, 0, 0, 0, 0) >= 0 { reached("a handle of a process") }
  }
  #if arch(x86_64)
    if system(101, 0, 0, 0, 0, 0, 0) == 0 { reached("being traced") }
    var part = iovec()
    let read = withUnsafeMutablePointer(to: &part) { pointer in
      system(310, 1, Int(bitPattern: pointer), 1, Int(bitPattern: pointer), 1, 0)
    }
    if read >= 0 { reached("another's memory") }
  #endif
  return "?"
}
