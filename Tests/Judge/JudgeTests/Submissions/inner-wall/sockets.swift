// Opens a socket.
// wall: inner
// verdict: forbidden
// rule: network
// line: 7
import Foundation
func attack() -> String { "\(socket(1, 1, 0))" }
