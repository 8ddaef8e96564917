import Foundation
import Hashing
import WorkerProtocol
import Synchronization

/// An exercise's details, which are decoded on first access if they come from an index.
final class LazyDetails: Sendable {
  private enum State {
    case decoded(ExerciseDetails)
    case encoded(Data)
  }

  private let state: Mutex<State>
  /// The manifest's part of the exercise's content hash; see `ContentHash`.
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
        // Decoding can't fail, because an index contains only verified details and damaged indexes are
        // ignored.
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

/// In an index, the details are a separate message, so that they can be decoded on demand.
extension LazyDetails: Codable {
  private enum CodingKeys: CodingKey { case declared, details }

  convenience init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      declared: FowlerNollVo(state: try fields.decode(UInt64.self, forKey: .declared)),
      encoded: try fields.decode(Data.self, forKey: .details))
  }

  /// - Throws: `FrameError` if the encoded details don't decode to an equal value.
  func encode(to encoder: any Encoder) throws {
    let bytes = try state.withLock { state throws(FrameError) -> Data in
      switch state {
      case .encoded(let bytes): return bytes
      case .decoded(let details):
        let bytes = try Frame.payload(of: details)
        guard try Frame.message(ExerciseDetails.self, in: bytes) == details else {
          throw .garbled("it doesn't decode to the same value")
        }
        return bytes
      }
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(declared.state, forKey: .declared)
    try fields.encode(bytes, forKey: .details)
  }
}

extension LazyDetails: Hashable {
  static func == (left: LazyDetails, right: LazyDetails) -> Bool {
    left === right || left.declared == right.declared && left.details == right.details
  }

  /// Ignores the details themselves, so that finding an exercise in a set doesn't decode them.
  func hash(into hasher: inout Hasher) { declared.hash(into: &hasher) }
}
