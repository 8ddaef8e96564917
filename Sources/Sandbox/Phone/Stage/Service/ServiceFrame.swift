package import Foundation

/// Calls to the service and their answers, between the frames of questions and replies.
///
/// A byte that begins no other message tells them apart, so that whoever passes replies on need not read them.
package enum ServiceFrame {
  private static let mark = UInt8(ascii: "@")

  /// The payload that stands for a call or its answer.
  package static func payload(of message: some Encodable) throws(FrameError) -> Data {
    Data([mark]) + (try Frame.payload(of: message))
  }

  /// The call or answer that a payload stands for; nil for a payload of another kind.
  ///
  /// - Throws: `FrameError.garbled` where it is marked as one and holds something else.
  package static func message<Message: Decodable>(
    _ type: Message.Type, in payload: Data
  ) throws(FrameError) -> Message? {
    guard payload.first == mark else { return nil }
    return try Frame.message(type, in: Data(payload.dropFirst()))
  }
}
