// Prints countless false crash locations, and crashes.
// checks: passed crashed skipped passed passed
import Foundation

func attack() -> String {
  let words = "\nRings: places " + String(repeating: "ffffffffffffffff 0 -1 zz ", count: 20_000) + "\n"
  FileHandle.standardError.write(Data(words.utf8))
  signal(SIGILL, SIG_DFL)
  return [String]()[1]
}
