import Foundation
import LessonProbes
import SwiftUI

/// A number for each counter's ID in some entries, in order. Equal IDs have the same number.
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

/// Overloads that the compiler prefers to SwiftUI's generic one. They record a view's ID.
extension View {
  nonisolated func id(_ id: Int) -> some View { accessibilityIdentifier("id " + String(id)) }

  nonisolated func id(_ id: String) -> some View { accessibilityIdentifier("id " + id) }

  nonisolated func id(_ id: UUID) -> some View { accessibilityIdentifier("id " + id.uuidString) }
}
