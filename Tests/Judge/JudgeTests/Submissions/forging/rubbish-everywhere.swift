// Writes garbage to every descriptor.
// checks: passed crashed skipped passed passed
// says: wrote to a channel
import Foundation

func attack() -> String {
  let rubbish = [UInt8](repeating: 0x7f, count: 64)
  for descriptor in Int32(3)..<32 { _ = write(descriptor, rubbish, rubbish.count) }
  return "?"
}
