import Archives
package import Foundation
import Hashing

/// Archives of programs whose form is not read here, as something behind walls turned them into tar archives.
///
/// They are known by their bytes: the same archive is the same wherever it lies, alone or in that of a class.
package struct UnpackedArchives: Sendable {
  /// What became of one.
  package enum Outcome: Sendable {
    /// A tar archive of the same things, and what keeps its folder as long as somebody may read it.
    case tar(URL, keptBy: any AnyObject & Sendable)
    case damaged, encrypted, tooLarge
    /// A form that nobody here knows.
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

  /// What became of an archive; nil where nobody has looked at it.
  func outcome(for bytes: [UInt8]) -> Outcome? {
    outcomes.isEmpty ? nil : outcomes[ForeignArchive.digest(of: bytes)]
  }

  var isEmpty: Bool { outcomes.isEmpty }
}

/// An archive of another program that somebody handed in.
package struct ForeignArchive: Sendable {
  /// As it is called where it lies.
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
