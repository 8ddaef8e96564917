import Compiling
package import Foundation
import Hashing
import SwiftSource

/// What decides on the values that checks ask with: everything that was handed in and that the worker can
/// read.
///
/// The same submission is asked the same questions wherever and whenever it is judged, and none knows its
/// own: whatever holds answers, in code or beside it, draws other questions by holding them. What no
/// worker reads, such as a comment, draws nothing anew, or a wrong answer could be counted up until its
/// questions are easy ones.
package enum InputSeed {
  /// The seed of the questions to files.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - catalogs: What tells the asset catalogs and data at hand from others.
  ///   - secret: A class's own; nil at home, where anybody can work out the questions.
  /// - Throws: `SourceError` for a file that cannot be read.
  package static func seed(of files: [URL], beside catalogs: String, secret: String?) throws
    -> UInt64
  {
    let texts = try files.map { file in
      let bytes = try SourceCopies.bytes(of: file)
      return (name: file.lastPathComponent, bytes: bytes, code: CodeText(bytes))
    }
    // A function's `#line` is that of its caller, in whichever file.
    let isMoved = texts.contains(where: \.code.asksForItsPlace)
    let parts = texts.map { (name: $0.name, bytes: isMoved ? $0.bytes : $0.code.bytes) }
      .sorted { ($0.name, $0.bytes.count) < ($1.name, $1.bytes.count) }
    var digest = ContentDigest()
    digest.combine(secret ?? "")
    digest.combine(catalogs)
    for part in parts {
      digest.combine(part.name)
      digest.combine(part.bytes)
    }
    return UInt64(digest.hexadecimal.prefix(16), radix: 16) ?? 0
  }
}
