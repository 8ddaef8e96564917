package import Foundation

/// The unit that crosses the border: four bytes of length, the most significant first, then JSON.
package enum Frame {
  /// Bytes before the payload.
  package static let headerLength = 4
  /// The longest payload taken, in bytes: room for a picture with images, none for a bomb.
  package static let maximumLength = 8 << 20

  /// The bytes that stand for `payload`.
  package static func encode(_ payload: Data, limit: Int = maximumLength) throws(FrameError) -> Data
  {
    guard payload.count <= limit else {
      throw .tooLong(length: payload.count, limit: limit)
    }
    var frame = Data(capacity: headerLength + payload.count)
    let length = UInt32(payload.count)
    for shift in [24, 16, 8, 0] as [UInt32] {
      frame.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    frame.append(payload)
    return frame
  }

  /// The payload that stands for `message`.
  package static func payload(of message: some Encodable) throws(FrameError) -> Data {
    do {
      return try encoder.encode(message)
    } catch {
      throw .garbled("\(error)")
    }
  }

  /// The message that `payload` stands for.
  ///
  /// - Parameter takesNotANumber: false where it is to be compared: what is not a number is neither too
  ///   small nor too large.
  package static func message<Message: Decodable>(
    _ type: Message.Type, in payload: Data, takesNotANumber: Bool = true
  ) throws(FrameError) -> Message {
    do {
      return try decoder(nan: takesNotANumber ? "nan" : "\u{0}").decode(type, from: payload)
    } catch {
      throw .garbled(explanation(of: error))
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

  private static func explanation(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted: "it is not JSON"
    case DecodingError.keyNotFound(let key, _): "`\(key.stringValue)` is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "`\(context.codingPath.map(\.stringValue).joined(separator: "."))` has the wrong type"
    default: "it cannot be read"
    }
  }
}
