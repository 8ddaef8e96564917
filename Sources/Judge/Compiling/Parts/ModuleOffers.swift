import Hashing

/// The declarations that a module's files provide to one another.
struct ModuleOffers {
  private var offers: [String: [(file: String, what: String)]] = [:]

  /// Collects the declarations of files, by file name.
  init(_ files: [String: ReferenceDependencies]) {
    for (file, dependencies) in files.sorted(by: { $0.key < $1.key }) {
      for (name, what) in dependencies.offered { offers[name, default: []].append((file, what)) }
    }
  }

  /// Returns a digest of the other files' declarations that a file uses.
  ///
  /// While the digest is unchanged, the file compiles to the same object.
  func context(of file: String, wanting wanted: [String]) -> String {
    var digest = ContentDigest()
    for name in wanted {
      let found = (offers[name] ?? []).filter { $0.file != file }.map(\.what).sorted()
      guard !found.isEmpty else { continue }
      digest.combine(name)
      for what in found { digest.combine(what) }
    }
    return digest.hexadecimal
  }
}
