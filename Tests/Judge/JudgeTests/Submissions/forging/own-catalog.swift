// Declares a catalog of probes of its own, so that the judge finds none and seems to have failed.
// wall: inner
import SwiftUI
func attack() -> String { "?" }
enum ProbeCatalog { static let shared = Other() }
struct Other { func add(_ probe: Any) {} }
