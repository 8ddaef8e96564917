import Foundation
import Hashing
import Storage

/// A compiled file of a module.
struct CompiledPart: Sendable {
  /// The data about a file in addition to its object.
  struct Facts: Codable, Sendable {
    var dependencies: ReferenceDependencies

    /// A digest of the other files' declarations that the file uses.
    var context: String

    /// The warnings, with the copies' names as files.
    var diagnostics: [Diagnostic]

    /// The file's declarations by USR; nil if not requested.
    var declarations: [String: ProbeName.Declaration]?

    /// The index record of a probe; nil for other files.
    var record: Data?

    /// A probe's symbols; nil for other files.
    var symbols: ProbeSymbols?

    /// A digest of the object.
    var object: String
  }

  var facts: Facts
  let object: [UInt8]

  static func digest(of object: [UInt8]) -> String {
    var digest = ContentDigest()
    digest.combine(object)
    return digest.hexadecimal
  }
}

extension CompiledPart {
  /// Creates the result of a file that was only checked and has no errors.
  init(dependencies: ReferenceDependencies) {
    object = []
    facts = Facts(
      dependencies: dependencies, context: "", diagnostics: [], object: Self.digest(of: []))
  }
}

/// A cache of objects, by the key of their source.
struct PartCache {
  let cache: CacheDirectory

  private static let place = "objects"

  /// The maximum number of entries; the least recently used are removed first.
  private static let capacity = 2_048

  /// Returns a file's cached result, if it's complete.
  func part(for key: String) -> CompiledPart? {
    let entry = "\(Self.place)/\(key)"
    guard let facts = cache.read(CompiledPart.Facts.self, at: "\(entry)/facts.json"),
      let object = try? BoundedFile.read(
        cache.url.appending(path: "\(entry)/object.o").path, limit: Output.pluginLimit),
      CompiledPart.digest(of: object) == facts.object
    else { return nil }
    cache.noteUse(of: entry)
    return CompiledPart(facts: facts, object: object)
  }

  /// Caches the newly compiled files of one author.
  ///
  /// - Parameters:
  ///   - known: The names of the cached files that were valid in this compile.
  ///   - keys: The cache keys of all files.
  ///   - offers: The declarations of all files.
  func keep(
    _ new: [String: CompiledPart], beside known: some Sequence<String>,
    named keys: [String: String], _ offers: ModuleOffers, _ keeping: ObjectKeeping
  ) {
    guard keeping != .settled else { return }
    for (name, part) in new {
      guard let key = keys[name] else { continue }
      // Don't replace an entry that fits most compiles after a single mismatch, and don't keep an unusual
      // entry for long.
      if keeping == .usual {
        let trust = trust(in: key)
        if trust > 0 {
          set(trust - 1, in: key)
          continue
        }
      }
      var part = part
      part.facts.context = offers.context(
        of: name, wanting: part.facts.dependencies.wanted)
      keep(part, for: key)
    }
    guard keeping == .usual else { return }
    for key in known.compactMap({ keys[$0] }) {
      let trust = trust(in: key)
      if trust < Self.mostTrust { set(trust + 1, in: key) }
    }
  }

  /// Returns how often a cached file was valid, minus how often it wasn't, up to `mostTrust`.
  private func trust(in key: String) -> Int {
    cache.bytes(at: "\(Self.place)/\(key)/trust")?.first.map(Int.init) ?? 0
  }

  private func set(_ trust: Int, in key: String) {
    try? cache.write(bytes: Data([UInt8(clamping: trust)]), at: "\(Self.place)/\(key)/trust")
  }

  private static let mostTrust = 3

  /// Whether the files with this key are known not to compile alone.
  func isRefused(_ name: String) -> Bool {
    cache.read(Refusal.self, at: "\(Self.place)/\(name)/refusal.json") != nil
  }

  /// Records that files don't compile alone.
  func refuse(_ name: String) {
    try? cache.write(Refusal(), at: "\(Self.place)/\(name)/refusal.json")
  }

  private struct Refusal: Codable {
    var isRefused = true
  }

  /// Caches a file's object; a failed write only costs time later.
  ///
  /// Two processes may write at once, so facts that don't match the object are ignored.
  func keep(_ part: CompiledPart, for key: String) {
    do {
      let folder = try cache.folder("\(Self.place)/\(key)")
      try ScratchFile.replace(folder.appending(path: "object.o"), with: part.object)
      try cache.write(part.facts, at: "\(Self.place)/\(key)/facts.json")
    } catch { return }
    cache.makeRoom(in: Self.place, capacity: Self.capacity)
  }
}
