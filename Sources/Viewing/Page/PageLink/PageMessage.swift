package import Foundation

/// A message between `rings` and `rings-page`, as a line of JSON on a pipe.
package enum PageMessage: Codable, Equatable, Sendable {
  /// `rings` requests a server on the first of these ports that's free; 0 is any free port.
  ///
  /// The secret is part of the address. Other users see a program's arguments, but not its input.
  case serve(ports: [UInt16], secret: String)
  /// The server can be reached at this address.
  case listening(address: String)
  /// The server can't start.
  case failed(PageServerError)
  /// A browser opened a page.
  case opened(page: Int)
  /// A page sent text.
  case said(page: Int, text: String)
  /// A page was closed.
  case closed(page: Int)
  /// `rings` sends text to a page.
  case told(page: Int, text: String)
  /// `rings` sends a page nothing more.
  case finished(page: Int)

  /// Parses a line; nil if it isn't a message.
  package init?(line: some Sequence<UInt8>) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
    self = message
  }

  /// The message with a newline.
  package var line: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Strings and integers always encode.
    return ((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
  }
}
