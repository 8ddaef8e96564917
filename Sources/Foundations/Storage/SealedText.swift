import Foundation
import Hashing

/// Bytes with a line of their digest before them, which tells whether they are still what was written.
///
/// A disk, a crash or an editor may change a file so that it can still be read: then a verdict would be
/// another, and nobody would know. It is no defence against whoever may write the file.
enum SealedText {
  static func sealed(_ bytes: Data) -> Data {
    Data(digest(of: bytes).utf8) + [newline] + bytes
  }

  /// What was sealed; nil where anything has changed.
  static func opened(_ data: Data) -> Data? {
    guard let end = data.firstIndex(of: newline) else { return nil }
    let bytes = Data(data[data.index(after: end)...])
    return data[..<end].elementsEqual(digest(of: bytes).utf8) ? bytes : nil
  }

  private static let newline = UInt8(ascii: "\n")

  private static func digest(of bytes: Data) -> String {
    var digest = ContentDigest()
    digest.append([UInt8](bytes))
    return digest.hexadecimal
  }
}
