import Foundation
import Hashing

/// Bytes preceded by a line with their digest, which detects later changes.
///
/// A disk error, a crash or an editor could change a cached file without making it unreadable, and so change
/// a verdict. The digest doesn't protect against deliberate tampering.
enum ChecksummedText {
  static func sealed(_ bytes: Data) -> Data {
    Data(digest(of: bytes).utf8) + [newline] + bytes
  }

  /// Returns the original bytes, or `nil` if anything changed.
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
