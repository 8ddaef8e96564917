import Foundation

/// Where an installed pack came from, kept with it.
package struct InstallRecord: Codable, Hashable, Sendable {
  /// Who has seen the pack pass the gate.
  package enum Proof: String, Codable, Hashable, Sendable {
    /// Rings, when it was installed.
    case here
    /// Whoever made the bundle, as it says.
    case author
    case nobody
  }

  package var version = 1
  /// A path or an address.
  package var origin: String
  package var commit: String?
  /// Of the pack as it was installed.
  package var digest: String
  package var proof: Proof

  package init(origin: String, commit: String?, digest: String, proof: Proof) {
    self.origin = origin
    self.commit = commit
    self.digest = digest
    self.proof = proof
  }

  /// Hidden, so that no bundle takes it along.
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
