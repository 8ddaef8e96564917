import Archives
package import Foundation
import Hashing

/// Archives converted to tar in a sandbox, because Rings can't read their formats.
///
/// Each archive is identified by the digest of its bytes.
package struct UnpackedArchives: Sendable {
  package enum Outcome: Sendable {
    /// A tar archive with the same contents, and an object that keeps the archive's folder while it's in use.
    case tar(URL, keptBy: any AnyObject & Sendable)
    case damaged, encrypted, tooLarge
    /// The format is unknown.
    case unknown

    var problem: ArchiveProblem {
      switch self {
      case .tar, .damaged: .damaged
      case .encrypted: .encrypted
      case .tooLarge: .tooLarge
      case .unknown: .unknownPacking
      }
    }
  }

  private var outcomes: [String: Outcome] = [:]

  package init() {}

  package mutating func add(_ outcome: Outcome, for archive: ForeignArchive) {
    outcomes[archive.digest] = outcome
  }

  /// The result for an archive; nil if it wasn't examined.
  func outcome(for bytes: [UInt8]) -> Outcome? {
    outcomes.isEmpty ? nil : outcomes[ForeignArchive.digest(of: bytes)]
  }

  var isEmpty: Bool { outcomes.isEmpty }
}

/// A submitted archive in a format that Rings can't read.
package struct ForeignArchive: Sendable {
  package let name: String
  package let bytes: [UInt8]
  let digest: String

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    digest = Self.digest(of: bytes)
  }

  static func digest(of bytes: [UInt8]) -> String {
    var digest = ContentDigest()
    digest.combine(bytes)
    return digest.hexadecimal
  }
}
