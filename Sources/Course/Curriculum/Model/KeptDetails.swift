import Foundation
import Hashing
import Synchronization

/// An exercise's details: at hand, or in an index until somebody asks for them.
final class KeptDetails: Sendable {
  private enum State {
    case decoded(ExerciseDetails)
    case encoded(ArraySlice<UInt8>)
  }

  private let state: Mutex<State>
  /// What the exercise asks as far as its manifest says; see `ContentHash`.
  let declared: FowlerNollVo

  init(_ details: ExerciseDetails) {
    state = Mutex(.decoded(details))
    declared = ContentHash.declared(by: details)
  }

  /// Details as `encoded` gave them.
  init(declared: FowlerNollVo, encoded bytes: ArraySlice<UInt8>) {
    state = Mutex(.encoded(bytes))
    self.declared = declared
  }

  /// The details as an index keeps them; nil where they could not be read back as they are.
  var encoded: [UInt8]? {
    state.withLock { state in
      switch state {
      case .encoded(let bytes): return Array(bytes)
      case .decoded(let details):
        let bytes = (try? JSONEncoder().encode(details)).map { [UInt8]($0) } ?? []
        return Self.decoded(bytes[...]) == details ? bytes : nil
      }
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> ExerciseDetails? {
    try? JSONDecoder().decode(ExerciseDetails.self, from: Data(bytes))
  }

  var details: ExerciseDetails {
    state.withLock { state in
      switch state {
      case .decoded(let details): return details
      case .encoded(let bytes):
        // They are there: an index holds only what was read back, and is not read where it is damaged.
        let details = Self.decoded(bytes) ?? ExerciseDetails()
        state = .decoded(details)
        return details
      }
    }
  }

  var isDecoded: Bool {
    state.withLock { state in
      if case .decoded = state { true } else { false }
    }
  }
}

extension KeptDetails: Hashable {
  static func == (left: KeptDetails, right: KeptDetails) -> Bool {
    left === right || left.declared == right.declared && left.details == right.details
  }

  /// Exercises differ before it comes to their details: nothing is decoded to find one in a set.
  func hash(into hasher: inout Hasher) { declared.hash(into: &hasher) }
}
