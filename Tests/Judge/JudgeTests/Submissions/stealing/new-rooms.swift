// Creates namespaces and mounts in which it would be root.
import Foundation

func attack() -> String {
  for flag in [0x1000_0000, 0x0002_0000, 0x4000_0000, 0x2000_0000, 0x0800_0000, 0x0400_0000] {
    #if arch(x86_64)
      if system(272, flag, 0, 0, 0, 0, 0) == 0 { reached("unshare \(flag)") }
      if system(56, flag | 17, 0, 0, 0, 0, 0) >= 0 { reached("clone \(flag)") }
    #endif
  }
  #if arch(x86_64)
    let text = Int(bitPattern: strdup("/tmp"))
    if system(165, text, text, Int(bitPattern: strdup("tmpfs")), 0, 0, 0) == 0 { reached("mount") }
    if system(161, text, 0, 0, 0, 0, 0) == 0 { reached("chroot") }
  #endif
  if setuid(0) == 0 { reached("being root") }
  if setgid(0) == 0 { reached("the group of root") }
  return "?"
}
