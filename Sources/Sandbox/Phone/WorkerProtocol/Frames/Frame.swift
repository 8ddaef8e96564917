package import Foundation

/// The unit of the worker protocol: a length of four bytes in big-endian order, then a message.
package enum Frame {
  /// Bytes before the payload.
  package static let headerLength = 4
  /// The longest accepted payload in bytes: enough for a picture with images, and a limit for attacks.
  package static let maximumLength = 8 << 20

  /// Returns the frame of a payload.
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

  /// Encodes a message as a payload.
  package static func payload(of message: some Encodable) throws(FrameError) -> Data {
    do {
      return try MessageEncoder.message(of: message)
    } catch let error as FrameError {
      throw error
    } catch {
      throw .garbled("\(error)")
    }
  }

  /// Decodes a message from a payload.
  package static func message<Message: Decodable>(
    _ type: Message.Type, in payload: Data
  ) throws(FrameError) -> Message {
    do {
      return try MessageDecoder.value(type, in: payload)
    } catch {
      throw .garbled(FrameError.explanation(of: error, otherwise: "it isn't a message"))
    }
  }
}
