// Has a main function that succeeds, and values initialized before it.
// wall: inner
import SwiftUI
let early: Int = { print("REACHED early"); return 1 }()
@main struct Program { static func main() { print("REACHED main \(early)") } }
func attack() -> String { "?" }
