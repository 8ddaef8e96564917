import Foundation

/// A machine in the laundry room.
struct Machine: Hashable {
  enum State: String, CaseIterable {
    case running, done
    /// It stands still, and somebody has to see to it.
    case stuck
  }

  var name: String
  var state: State
}
