import Hashing

/// What all files of a module offer to each other.
struct ModuleOffers {
  private var offers: [String: [(file: String, what: String)]] = [:]

  /// Gathers what files offer, by their names.
  init(_ files: [String: ReferenceDependencies]) {
    for (file, dependencies) in files.sorted(by: { $0.key < $1.key }) {
      for (name, what) in dependencies.offered { offers[name, default: []].append((file, what)) }
    }
  }

  /// What the other files offer of all that a file looked for: as long as it is the same, the file compiles
  /// to the same.
  func surroundings(of file: String, wanting wanted: [String]) -> String {
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
