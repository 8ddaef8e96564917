import Compiling
package import Foundation
import Hashing
import SwiftSource

/// The seed of the checks' input values, computed from everything that the worker can read of a submission.
///
/// The same submission gets the same values everywhere, but can't contain the expected results: adding them
/// to the code changes the values. Parts that no worker reads, such as comments, don't count. Otherwise a
/// learner could vary a comment until the values suit an incorrect solution.
package enum InputSeed {
  /// Returns the seed for a submission's files.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - catalogs: A digest of the asset catalogs and data files.
  ///   - secret: The secret of a class of learners; nil outside a class, where values are predictable.
  /// - Throws: `SourceError` for a file that can't be read.
  package static func seed(of files: [URL], beside catalogs: String, secret: String?) throws
    -> UInt64
  {
    let texts = try files.map { file in
      let bytes = try SourceCopies.bytes(of: file)
      return (name: file.lastPathComponent, bytes: bytes, code: CodeText(bytes))
    }
    // The `#line` of a default argument is the caller's line, whatever file the caller is in.
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
