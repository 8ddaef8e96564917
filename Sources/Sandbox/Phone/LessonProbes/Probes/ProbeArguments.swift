import Foundation
import Sentences
import WorkerProtocol

/// The arguments of one call, read in order.
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
      return try ProbeValue.value(type, in: values[position])
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

  static func encode(_ result: some Encodable) throws -> Data { try ProbeValue.json(of: result) }
}

/// A call that doesn't match the probe's declaration: a mistake in the pack, not in the learner's code.
enum ProbeCallError: SpokenError {
  case tooFewArguments(probe: String, given: Int)
  case tooManyArguments(probe: String, given: Int, taken: Int)
  /// `position` counts from 1.
  case wrongArgument(probe: String, position: Int, type: String, reason: String)

  var sentence: Sentence {
    switch self {
    case .tooFewArguments(let probe, let given):
      Sentence(
        "The probe `\(probe)` takes more than the \(given) arguments that it got.",
        ko: "`\(probe)` 탐침에는 넘긴 인수 \(given)개보다 많은 인수가 필요해요.")
    case .tooManyArguments(let probe, let given, let taken):
      Sentence(
        "The probe `\(probe)` takes \(count: taken, "argument"), but got \(given).",
        ko: "`\(probe)` 탐침은 인수 \(taken)개를 받는데 \(given)개를 넘겼어요.")
    case .wrongArgument(let probe, let position, let type, let reason):
      Sentence(
        "Argument \(position) of the probe `\(probe)` isn't of type \(type): \(reason).",
        ko: "`\(probe)` 탐침의 \(position)번째 인수가 \(type) 타입이 아니에요: \(reason).")
    }
  }
}
