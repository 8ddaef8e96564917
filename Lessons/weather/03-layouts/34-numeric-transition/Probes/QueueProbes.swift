import Foundation
import LessonProbes
import SwiftUI

/// A number for the id of each counter in some entries, in their order; equal ids have the same number.
let counterIDs = Probe("counterIDs") { (steps: [Int]) in
  let entries = steps.map { step in
    QueueEntry.step(step, at: Date(timeIntervalSince1970: 0)).counters.map(\.id)
  }
  let all = entries.flatMap { $0 }
  return entries.map { ids in ids.map { id in all.firstIndex { $0 == id } ?? -1 } }
}
let counterLetters = Probe("counterLetters") { (step: Int) in
  QueueEntry.step(step, at: Date(timeIntervalSince1970: 0)).counters.map(\.letter)
}

/// Preferred to SwiftUI's, which takes any type: they write down which id a view was given.
extension View {
  nonisolated func id(_ id: Int) -> some View { accessibilityIdentifier("id " + String(id)) }

  nonisolated func id(_ id: String) -> some View { accessibilityIdentifier("id " + id) }

  nonisolated func id(_ id: UUID) -> some View { accessibilityIdentifier("id " + id.uuidString) }
}
