// Starts another program.
// wall: inner
// verdict: forbidden
// rule: processes
// line: 8
import Foundation
func attack() -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  try? process.run()
  return "?"
}
