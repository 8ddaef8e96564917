// Closes the descriptors of the process.
// wall: inner
// verdict: forbidden
// rule: files
// line: 7
import Foundation
func attack() -> String { for number in Int32(0)..<64 { close(number) }; return "?" }
