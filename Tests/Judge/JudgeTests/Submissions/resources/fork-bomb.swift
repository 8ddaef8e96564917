// Forks endlessly.
import Foundation

func attack() -> String {
  typealias Fork = @convention(c) () -> Int32
  let split = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
  for _ in 0..<1000 where split() >= 0 { reached("a process") }
  #if arch(x86_64)
    for _ in 0..<1000 where system(57, 0, 0, 0, 0, 0, 0) >= 0 { reached("a process") }
    for _ in 0..<1000 where system(56, 17, 0, 0, 0, 0, 0) >= 0 { reached("a process") }
  #endif
  return "?"
}
