package import Foundation

/// What probes take and return, and what a configuration holds: JSON, which any two `Codable` types read
/// alike that look alike.
package enum ProbeValue {
  /// A value as JSON.
  ///
  /// - Throws: `FrameError.garbled` where it cannot be written so.
  package static func json(of value: some Encodable) throws(FrameError) -> Data {
    do {
      return try encoder.encode(value)
    } catch {
      throw .garbled("\(error)")
    }
  }

  /// The value that JSON stands for.
  ///
  /// - Parameter takesNotANumber: false where it is to be compared: what is not a number is neither too
  ///   small nor too large.
  /// - Throws: `FrameError.garbled` where it stands for none of that type.
  package static func value<Value: Decodable>(
    _ type: Value.Type, in json: Data, takesNotANumber: Bool = true
  ) throws(FrameError) -> Value {
    do {
      return try decoder(nan: takesNotANumber ? "nan" : "\u{0}").decode(type, from: json)
    } catch {
      throw .garbled(FrameError.explanation(of: error, otherwise: "it is not JSON"))
    }
  }

  /// Numbers that JSON lacks cross as words: a frame may well be infinitely wide.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }

  private static func decoder(nan: String) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: nan)
    return decoder
  }
}
