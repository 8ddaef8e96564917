// Loads a library that it wrote itself.
import Foundation

func attack() -> String {
  for folder in ["/tmp", "/dev/shm", "/var/tmp", "."] {
    let file = "\(folder)/evil-\(getpid()).so"
    guard let own = contents("/usr/lib/x86_64-linux-gnu/libm.so.6") else { continue }
    if FileManager.default.createFile(atPath: file, contents: Data(own)),
      dlopen(file, RTLD_NOW) != nil
    {
      reached("a library of its own in \(folder)")
    }
    unlink(file)
  }
  return "?"
}
