import Foundation
import LessonProbes

/// What tells the counters of an entry apart, as text, in their order.
let counterIDs = Probe("counterIDs") { (step: Int) in
  QueueEntry.step(step, at: Date(timeIntervalSince1970: 0)).counters.map { "\($0.id)" }
}
let counterLetters = Probe("counterLetters") { (step: Int) in
  QueueEntry.step(step, at: Date(timeIntervalSince1970: 0)).counters.map(\.letter)
}
