import Foundation
import Hashing
import Stage
import Synchronization

/// An exercise's details: at hand, or in an index until somebody asks for them.
final class KeptDetails: Sendable {
  private enum State {
    case decoded(ExerciseDetails)
    case encoded(Data)
  }

  private let state: Mutex<State>
  /// What the exercise asks as far as its manifest says; see `ContentHash`.
  let declared: FowlerNollVo

  init(_ details: ExerciseDetails) {
    state = Mutex(.decoded(details))
    declared = ContentHash.declared(by: details)
  }

  private init(declared: FowlerNollVo, encoded bytes: Data) {
    state = Mutex(.encoded(bytes))
    self.declared = declared
  }

  var details: ExerciseDetails {
    state.withLock { state in
      switch state {
      case .decoded(let details): return details
      case .encoded(let bytes):
        // They are there: an index holds only what was read back, and is not read where it is damaged.
        let details = (try? Frame.message(ExerciseDetails.self, in: bytes)) ?? ExerciseDetails()
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

/// As an index keeps them: the details are a message of their own, which is decoded when somebody asks for them.
extension KeptDetails: Codable {
  private enum CodingKeys: CodingKey { case declared, details }

  convenience init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      declared: FowlerNollVo(state: try fields.decode(UInt64.self, forKey: .declared)),
      encoded: try fields.decode(Data.self, forKey: .details))
  }

  /// - Throws: `FrameError` where the details could not be read back as they are.
  func encode(to encoder: any Encoder) throws {
    let bytes = try state.withLock { state throws(FrameError) -> Data in
      switch state {
      case .encoded(let bytes): return bytes
      case .decoded(let details):
        let bytes = try Frame.payload(of: details)
        guard try Frame.message(ExerciseDetails.self, in: bytes) == details else {
          throw .garbled("it is not read back as it is")
        }
        return bytes
      }
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(declared.state, forKey: .declared)
    try fields.encode(bytes, forKey: .details)
  }
}

extension KeptDetails: Hashable {
  static func == (left: KeptDetails, right: KeptDetails) -> Bool {
    left === right || left.declared == right.declared && left.details == right.details
  }

  /// Exercises differ before it comes to their details: nothing is decoded to find one in a set.
  func hash(into hasher: inout Hasher) { declared.hash(into: &hasher) }
}
