// Declares its own probe catalog, so that the judge finds no probes and appears to fail.
// wall: inner
import SwiftUI
func attack() -> String { "?" }
enum ProbeCatalog { static let shared = Other() }
struct Other { func add(_ probe: Any) {} }
