package import Curriculum
package import Foundation

/// A pack in the folder of installed packs.
package struct InstalledPack: Sendable {
  package let folder: URL
  package let pack: Pack?
  package let record: InstallRecord?
  package let digest: String?

  init(folder: URL) {
    self.folder = folder
    pack = try? PackLibrary.read(folder)
    record = InstallRecord(in: folder)
    digest = pack.flatMap { try? PackBundle(of: $0).digest() }
  }

  package var name: String { pack?.identifier ?? folder.lastPathComponent }

  /// Whether the files have changed since installation.
  package var isChanged: Bool {
    guard let record, let digest else { return false }
    return record.digest != digest
  }
}
