import Foundation
import Stage

/// The arguments of one call, taken one after the other.
struct ProbeArguments {
  private let values: [Data]
  private let probe: String
  private var position = 0

  init(_ values: [Data], probe: String) {
    self.values = values
    self.probe = probe
  }

  mutating func next<Argument: Decodable>(_ type: Argument.Type) throws -> Argument {
    guard position < values.count else {
      throw ProbeCallError.tooFewArguments(probe: probe, given: values.count)
    }
    defer { position += 1 }
    do {
      return try Frame.message(type, in: values[position])
    } catch {
      throw ProbeCallError.wrongArgument(
        probe: probe, position: position + 1, type: "\(type)", reason: "\(error)")
    }
  }

  func finish() throws {
    guard position == values.count else {
      throw ProbeCallError.tooManyArguments(
        probe: probe, given: values.count, taken: position)
    }
  }

  static func encode(_ result: some Encodable) throws -> Data { try Frame.payload(of: result) }
}

/// A call that does not fit the probe's declaration: a mistake of the pack, not of the learner.
enum ProbeCallError: Error, CustomStringConvertible {
  case tooFewArguments(probe: String, given: Int)
  case tooManyArguments(probe: String, given: Int, taken: Int)
  /// `position` counts from 1.
  case wrongArgument(probe: String, position: Int, type: String, reason: String)

  var description: String {
    switch self {
    case .tooFewArguments(let probe, let given):
      "The probe `\(probe)` takes more than the \(given) arguments given."
    case .tooManyArguments(let probe, let given, let taken):
      "The probe `\(probe)` takes \(taken) arguments; \(given) were given."
    case .wrongArgument(let probe, let position, let type, let reason):
      "Argument \(position) of the probe `\(probe)` is no \(type): \(reason)."
    }
  }
}
