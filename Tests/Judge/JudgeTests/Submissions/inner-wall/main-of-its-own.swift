// Has a main function with a good end, and values that are made before it.
// wall: inner
import SwiftUI
let early: Int = { print("REACHED early"); return 1 }()
@main struct Program { static func main() { print("REACHED main \(early)") } }
func attack() -> String { "?" }
