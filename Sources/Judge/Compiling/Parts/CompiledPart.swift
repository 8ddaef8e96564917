import Foundation
import Hashing
import Storage

/// One file of a module as it came out of the compiler.
struct CompiledPart: Sendable {
  /// What is known of it beside its object.
  struct Facts: Codable, Sendable {
    var dependencies: ReferenceDependencies

    /// What the other files offered of what it looked for.
    var surroundings: String

    /// Warnings, with the copies' names for their files.
    var diagnostics: [Diagnostic]

    /// What it declares, by unified symbol resolution; nil where nobody asked.
    var declarations: [String: ProbeName.Declaration]?

    /// What the compiler noted of a probe's names (an index record); nil for other files.
    var record: Data?

    /// A probe's symbols; nil for other files.
    var symbols: ProbeSymbols?

    /// A digest of the object.
    var object: String
  }

  var facts: Facts
  let object: [UInt8]

  /// The digest of an object.
  static func digest(of object: [UInt8]) -> String {
    var digest = ContentDigest()
    digest.combine(object)
    return digest.hexadecimal
  }
}

extension CompiledPart {
  /// A file that was only looked at, and in which nothing is wrong.
  init(dependencies: ReferenceDependencies) {
    object = []
    facts = Facts(
      dependencies: dependencies, surroundings: "", diagnostics: [], object: Self.digest(of: []))
  }
}

/// Objects of files by the name of their source.
struct PartCache {
  let cache: CacheDirectory

  private static let place = "objects"

  /// Entries beyond this number make room, first those that were used least recently.
  private static let capacity = 2_048

  /// What is kept of a file, when it is whole.
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

  /// Keeps files of one person that were compiled now.
  ///
  /// - Parameters:
  ///   - known: The names of files that were kept before, and fit here.
  ///   - keys: What names the sources of all files.
  ///   - offers: What all files offer.
  func keep(
    _ new: [String: CompiledPart], beside known: some Sequence<String>,
    named keys: [String: String], _ offers: ModuleOffers, _ keeping: ObjectKeeping
  ) {
    guard keeping != .settled else { return }
    for (name, part) in new {
      guard let key = keys[name] else { continue }
      // What most compiles have is not given up for one that differs, and one that differs is not kept for long.
      if keeping == .usual {
        let trust = trust(in: key)
        if trust > 0 {
          set(trust - 1, in: key)
          continue
        }
      }
      var part = part
      part.facts.surroundings = offers.surroundings(
        of: name, wanting: part.facts.dependencies.wanted)
      keep(part, for: key)
    }
    guard keeping == .usual else { return }
    for key in known.compactMap({ keys[$0] }) {
      let trust = trust(in: key)
      if trust < Self.mostTrust { set(trust + 1, in: key) }
    }
  }

  /// How many more compiles a kept file has fitted than not, up to `mostTrust`.
  private func trust(in key: String) -> Int {
    cache.bytes(at: "\(Self.place)/\(key)/trust")?.first.map(Int.init) ?? 0
  }

  private func set(_ trust: Int, in key: String) {
    try? cache.write(bytes: Data([UInt8(clamping: trust)]), at: "\(Self.place)/\(key)/trust")
  }

  private static let mostTrust = 3

  /// Whether files of this name do not compile by themselves.
  func isRefused(_ name: String) -> Bool {
    cache.read(Refusal.self, at: "\(Self.place)/\(name)/refusal.json") != nil
  }

  /// Notes that files do not compile by themselves.
  func refuse(_ name: String) {
    try? cache.write(Refusal(), at: "\(Self.place)/\(name)/refusal.json")
  }

  private struct Refusal: Codable {
    var isRefused = true
  }

  /// Keeps a file's object; a cache that cannot be written only costs time.
  ///
  /// Two may write at once: facts that do not fit the object beside them are as good as none.
  func keep(_ part: CompiledPart, for key: String) {
    do {
      let folder = try cache.folder("\(Self.place)/\(key)")
      try ScratchFile.replace(folder.appending(path: "object.o"), with: part.object)
      try cache.write(part.facts, at: "\(Self.place)/\(key)/facts.json")
    } catch { return }
    cache.makeRoom(in: Self.place, capacity: Self.capacity)
  }
}
