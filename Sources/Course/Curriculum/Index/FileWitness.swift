import Foundation
import Hashing
import Storage

/// The state of one path as seen during a reading.
///
/// A later reading uses it to detect changes.
struct FileWitness: Codable, Hashable, Sendable {
  enum Sight: Codable, Hashable, Sendable {
    case nothing
    /// A folder, regardless of its contents.
    case folder
    /// A file, and the digest of its contents.
    case file(FileVersion, digest: String)
    /// An item that's read again every time.
    case other
  }

  var path: String
  var sight: Sight

  /// - Parameter bytes: The file's contents, read after `sight` was observed.
  init(of path: String, seen sight: FileSight, bytes: [UInt8]) {
    self.path = path
    self.sight =
      switch sight {
      case .nothing: .nothing
      case .folder: .folder
      case .file(let version): .file(version, digest: Self.digest(of: bytes))
      case .other: .other
      }
  }

  init(path: String, sight: Sight) {
    self.path = path
    self.sight = sight
  }

  /// Returns an up-to-date witness if the path is unchanged; nil if it has to be read again.
  ///
  /// A file with unchanged attributes isn't opened. If the attributes changed, or were too recent to be
  /// reliable, the digest decides.
  func renewed() -> FileWitness? {
    switch (sight, FileSight(at: path)) {
    case (.nothing, .nothing), (.folder, .folder): return self
    case (.file(let seen, let digest), .file(let present)):
      if seen.isStill(present) { return self }
      guard seen.size == present.size,
        let bytes = try? BoundedFile.read(path, limit: Self.largestFile),
        Self.digest(of: bytes) == digest
      else { return nil }
      return FileWitness(path: path, sight: .file(present, digest: digest))
    default: return nil
    }
  }

  /// The maximum size of a file, in bytes.
  ///
  /// No reader accepts a larger file.
  private static let largestFile = max(PackFile.largestText, ServiceReader.mostBytes)

  /// Half of a SHA-256 digest is enough to avoid collisions.
  private static func digest(of bytes: [UInt8]) -> String {
    var digest = ContentDigest()
    digest.append(bytes)
    return String(digest.hexadecimal.prefix(32))
  }
}
