// Inspects every inherited descriptor.
import Foundation

func attack() -> String {
  for descriptor in Int32(0)..<256 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { continue }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { reached("a folder on \(descriptor)") }
    if kind == S_IFSOCK { reached("a socket on \(descriptor)") }
    if kind == S_IFREG, fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY {
      reached("a file to write on \(descriptor)")
    }
    if isatty(descriptor) == 1 { reached("a terminal on \(descriptor)") }
  }
  return "?"
}
