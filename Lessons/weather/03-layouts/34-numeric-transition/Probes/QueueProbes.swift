import Foundation
import LessonProbes
import SwiftUI

/// What tells the counters of an entry apart, as text, in their order.
let counterIDs = Probe("counterIDs") { (step: Int) in
  QueueEntry.step(step, at: Date(timeIntervalSince1970: 0)).counters.map { "\($0.id)" }
}
let counterLetters = Probe("counterLetters") { (step: Int) in
  QueueEntry.step(step, at: Date(timeIntervalSince1970: 0)).counters.map(\.letter)
}

/// Preferred to SwiftUI's, which takes any type: they write down which id a view was given.
extension View {
  nonisolated func id(_ id: Int) -> some View { accessibilityIdentifier("id \(id)") }

  nonisolated func id(_ id: String) -> some View { accessibilityIdentifier("id \(id)") }

  nonisolated func id(_ id: UUID) -> some View { accessibilityIdentifier("id \(id)") }
}
