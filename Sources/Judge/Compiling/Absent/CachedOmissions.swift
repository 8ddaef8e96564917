package import Foundation
import Hashing
import Sentences
import Storage

/// The stored omissions that let files compile.
///
/// They're keyed by all inputs, because finding them takes one compile per round.
struct CachedOmissions: Sendable {
  /// A message about an omitted line, with the index of the line's file.
  struct Told: Codable {
    var file: Int
    var line: Int
    var sentence: Sentence
    var source: String?
  }

  struct Omissions: Codable {
    /// The removed pieces, keyed by the file's index.
    var pieces: [Int: OmittedFile.Pieces] = [:]
    var told: [Told] = []
    var gone: Set<String>
    var touched: Set<String>
  }

  private static let place = "omissions"
  private static let capacity = 256

  let cache: CacheDirectory
  let key: String

  private var path: String { "\(Self.place)/\(key).json" }

  func read() -> Omissions? {
    let known = cache.read(Omissions.self, at: path)
    if known != nil { cache.noteUse(of: path) }
    return known
  }

  /// Stores the omissions.
  ///
  /// A failed write only costs time later.
  func write(_ omissions: Omissions) {
    try? cache.write(omissions, at: path)
    cache.makeRoom(in: Self.place, capacity: Self.capacity)
  }
}

extension PluginCompiler {
  /// Returns the omissions for files with absent modules, starting from any stored omissions.
  ///
  /// - Parameter folder: The folder for changed copies.
  /// - Throws: An error if the cache can't be written.
  package func omissions(
    from sources: [URL], absent: AbsentModules, origin: SourceOmissions.Origin,
    options: CompileOptions, folder: URL
  ) throws -> SourceOmissions {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: options.audience, cache: cache)
    return omissions(
      from: sources, absent: absent, origin: origin, options: options, kit: kit, folder: folder)
  }

  func omissions(
    from sources: [URL], absent: AbsentModules, origin: SourceOmissions.Origin,
    options: CompileOptions, kit: SoftwareDevelopmentKit, folder: URL
  ) -> SourceOmissions {
    var digest = ContentDigest()
    combine(options, kit, [], into: &digest)
    digest.combine(origin.rawValue)
    for name in absent.names + absent.objectiveC.sorted() { digest.combine(name) }
    for source in sources {
      digest.combine(source.lastPathComponent)
      digest.combine((try? SourceCopies.bytes(of: source)) ?? [])
    }
    return SourceOmissions(
      sources, absent: absent, origin: origin, folder: folder,
      kept: CachedOmissions(cache: cache, key: digest.hexadecimal),
      isOffered: OfferedNames(in: kit, besides: options.modules, toolchain: toolchain).contains)
  }
}
