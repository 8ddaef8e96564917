// Writes to the descriptors of the process.
// wall: inner
// verdict: forbidden
// rule: files
// line: 7
import Foundation
func attack() -> String { FileHandle(fileDescriptor: 3).write(Data([0, 0, 0, 2])); return "?" }
