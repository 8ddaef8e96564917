package import Foundation

/// Frames for service calls and their responses, on the same channel as requests.
///
/// Their first byte differs from the first byte of other messages, so code that relays frames recognizes
/// service frames without decoding them.
package enum ServiceFrame {
  private static let mark = UInt8(ascii: "@")

  /// Encodes a call or its response as a payload.
  package static func payload(of message: some Encodable) throws(FrameError) -> Data {
    Data([mark]) + (try Frame.payload(of: message))
  }

  /// Decodes a call or its response; nil for a payload of another kind.
  ///
  /// - Throws: `FrameError.garbled` if the payload is marked as a service frame but contains something else.
  package static func message<Message: Decodable>(
    _ type: Message.Type, in payload: Data
  ) throws(FrameError) -> Message? {
    guard payload.first == mark else { return nil }
    return try Frame.message(type, in: Data(payload.dropFirst()))
  }
}
