// Writes to standard error endlessly.
// checks: passed crashed skipped passed passed
// says: printed too much
import Foundation

func attack() -> String {
  let text = String(repeating: "x", count: 65_536)
  while true { fputs(text, stderr) }
}
