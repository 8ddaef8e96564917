package import Foundation
import Hashing
import Sentences
import Storage

/// What had to be left out of files before they compiled, kept by all that decides it: to find it out takes
/// a compile for each round.
struct KeptOmissions: Sendable {
  /// A line that is told, by its file's number.
  struct Told: Codable {
    var file: Int
    var line: Int
    var sentence: Sentence
  }

  struct Omissions: Codable {
    /// By the numbers of the files.
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

  /// A cache that cannot be written only costs time.
  func write(_ omissions: Omissions) {
    try? cache.write(omissions, at: path)
    cache.makeRoom(in: Self.place, capacity: Self.capacity)
  }
}

extension PluginCompiler {
  /// Files that are to be compiled without what needs absent modules, as far as it is known from before.
  ///
  /// - Parameter folder: Where changed copies are written.
  /// - Throws: A cache that cannot be written.
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
    for name in absent.names { digest.combine(name) }
    for source in sources {
      digest.combine(source.lastPathComponent)
      digest.combine((try? SourceCopies.bytes(of: source)) ?? [])
    }
    return SourceOmissions(
      sources, absent: absent, origin: origin, folder: folder,
      kept: KeptOmissions(cache: cache, key: digest.hexadecimal))
  }
}
