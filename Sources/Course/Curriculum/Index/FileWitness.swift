import Foundation
import Hashing
import Storage

/// What a reading saw at one place, by which a later one knows that it would see the same.
struct FileWitness: Codable, Hashable, Sendable {
  enum Sight: Codable, Hashable, Sendable {
    case nothing
    /// A folder, whatever it holds.
    case folder
    /// A file, and the digest of what was read of it.
    case file(FileVersion, digest: String)
    /// Something that is looked at anew every time.
    case other
  }

  var path: String
  var sight: Sight

  /// - Parameter bytes: What was read of a file after it was seen.
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

  /// This witness as of now, where a reading would see the same; nil where it has to be done again.
  ///
  /// A file that looks as before is not opened. One that looks otherwise, or was too young to tell, is
  /// read: its digest decides.
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

  /// In bytes: no reading takes a larger file.
  private static let largestFile = max(PackFile.largestText, ServiceReader.mostBytes)

  /// Half of SHA-256, which is more than any two files meet by.
  private static func digest(of bytes: [UInt8]) -> String {
    var digest = ContentDigest()
    digest.append(bytes)
    return String(digest.hexadecimal.prefix(32))
  }
}
