import Foundation

/// The origin of an installed pack, stored with it.
package struct InstallRecord: Codable, Hashable, Sendable {
  /// The party that validated the pack.
  package enum Proof: String, Codable, Hashable, Sendable {
    /// Rings, during installation.
    case here
    /// The bundle's author, according to the bundle.
    case author
    case nobody
  }

  package var version = 1
  /// The pack's origin: a path or an address.
  package var origin: String
  package var commit: String?
  /// The digest of the pack at installation.
  package var digest: String
  package var proof: Proof

  package init(origin: String, commit: String?, digest: String, proof: Proof) {
    self.origin = origin
    self.commit = commit
    self.digest = digest
    self.proof = proof
  }

  /// The file is hidden, so that bundles don't include it.
  static let fileName = ".installed.json"

  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appending(path: Self.fileName)),
      let record = try? JSONDecoder().decode(InstallRecord.self, from: data)
    else { return nil }
    self = record
  }

  func write(into folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: folder.appending(path: Self.fileName))
  }
}
