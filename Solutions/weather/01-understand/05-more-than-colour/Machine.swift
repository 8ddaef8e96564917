import Foundation

/// A machine in the laundry room.
struct Machine: Hashable {
  enum State: String, CaseIterable {
    case running, done
    /// The machine has stopped and needs attention.
    case stuck
  }

  var name: String
  var state: State
}
