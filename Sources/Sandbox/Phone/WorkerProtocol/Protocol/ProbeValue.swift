package import Foundation

/// JSON coding for probes and configurations, so that different `Codable` types with the same structure can
/// exchange values.
package enum ProbeValue {
  /// Encodes a value as JSON.
  ///
  /// - Throws: `FrameError.garbled` if the value can't be encoded.
  package static func json(of value: some Encodable) throws(FrameError) -> Data {
    do {
      return try encoder.encode(value)
    } catch {
      throw .garbled("\(error)")
    }
  }

  /// Decodes a value from JSON.
  ///
  /// - Parameter takesNotANumber: Whether NaN is accepted. Pass false for a value to compare, because NaN is
  ///   neither too small nor too large.
  /// - Throws: `FrameError.garbled` if the data isn't JSON of that type.
  package static func value<Value: Decodable>(
    _ type: Value.Type, in json: Data, takesNotANumber: Bool = true
  ) throws(FrameError) -> Value {
    do {
      return try decoder(nan: takesNotANumber ? "nan" : "\u{0}").decode(type, from: json)
    } catch {
      throw .garbled(FrameError.explanation(of: error, otherwise: "it isn't JSON"))
    }
  }

  /// An encoder that sends the numbers that JSON lacks as strings; a frame, for example, can be infinitely
  /// wide.
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
