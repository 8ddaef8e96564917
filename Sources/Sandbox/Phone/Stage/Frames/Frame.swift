package import Foundation

/// The unit that crosses the border: four bytes of length, the most significant first, then a message.
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
      return try MessageEncoder.message(of: message)
    } catch let error as FrameError {
      throw error
    } catch {
      throw .garbled("\(error)")
    }
  }

  /// The message that `payload` stands for.
  package static func message<Message: Decodable>(
    _ type: Message.Type, in payload: Data
  ) throws(FrameError) -> Message {
    do {
      return try MessageDecoder.value(type, in: payload)
    } catch {
      throw .garbled(FrameError.explanation(of: error, otherwise: "it is no message"))
    }
  }
}
