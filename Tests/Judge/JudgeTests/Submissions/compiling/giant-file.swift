// Is larger than any exercise needs.
// wall: inner
// verdict: invalidSubmission
// says: larger than 2 MB
// compile: 2
import SwiftUI
// «2200000×x»
func attack() -> String { "?" }
