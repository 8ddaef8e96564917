import Foundation
import Hashing
import Storage

/// Cached plugins and errors, by the key of their source.
struct PluginCache {
  /// A section of the cache.
  ///
  /// Submissions have their own section, so that grading a class doesn't displace the results of daily work.
  enum Place: String {
    /// Checks, solutions and previewed widgets.
    case plugins
    /// Submissions, which have cached verdicts.
    case answers
    /// Availability errors for an older iOS, without plugins.
    case looks

    /// The maximum number of entries; the least recently used are removed first.
    var capacity: Int {
      switch self {
      case .plugins: 1024
      case .answers: 256
      case .looks: 1024
      }
    }

    /// The other sections in which an entry may already be cached.
    var others: [Place] {
      switch self {
      case .plugins: [.answers]
      case .answers: [.plugins]
      case .looks: []
      }
    }
  }

  let cache: CacheDirectory
  let place: Place

  /// The cached result for one source.
  ///
  /// Its paths are the copies' names, because equal files may be in different folders.
  private struct Entry: Codable {
    var diagnostics: [Diagnostic]

    var probeNames: [ProbeName]?

    /// The digest of the plugin's bytes; nil after errors.
    var pluginDigest: String?
  }

  /// Returns the cached outcome, if it's complete.
  func outcome(for key: String, copies: SourceCopies) -> CompileOutcome? {
    for place in [place] + place.others {
      if let known = outcome(for: key, in: place, copies: copies) { return known }
    }
    return nil
  }

  private func outcome(
    for key: String, in place: Place, copies: SourceCopies
  ) -> CompileOutcome? {
    guard let entry = cache.read(Entry.self, at: "\(place.rawValue)/\(key)/entry.json") else {
      return nil
    }
    // An exercise's checks are compiled once and used for every verdict. Record this use, so that they aren't
    // removed early.
    cache.noteUse(of: "\(place.rawValue)/\(key)")
    let diagnostics = entry.diagnostics.map { $0.mappingFiles { Self.original($0, copies) } }
    guard let digest = entry.pluginDigest else { return .diagnostics(diagnostics) }
    let plugin = cache.url.appending(path: "\(place.rawValue)/\(key)/plugin.so")
    guard Self.digest(of: plugin) == digest else { return nil }
    return .plugin(
      CompiledPlugin(
        url: plugin, diagnostics: diagnostics,
        probeNames: entry.probeNames?.map { $0.mappingFiles { Self.original($0, copies) } },
        wasCached: true, key: key))
  }

  /// Caches a reproducible outcome, and returns it with the cached plugin.
  func keeping(
    _ outcome: CompileOutcome, key: String, copies: SourceCopies
  ) -> CompileOutcome {
    let entry: Entry
    var kept = outcome
    let folder = cache.url.appending(path: "\(place.rawValue)/\(key)")
    let plugin = folder.appending(path: "plugin.so")
    func portable(_ found: [Diagnostic]) -> [Diagnostic] {
      found.map { $0.mappingFiles { Self.name($0, copies) } }
    }
    switch outcome {
    case .plugin(let made):
      guard let digest = Self.digest(of: made.url) else { return outcome }
      do {
        try ReadableFolder.make(folder)
        // Copy instead of moving, because the sandbox's user may own the file and a rename would keep that
        // owner.
        let draft = folder.appending(path: "draft-\(UUID().uuidString).so")
        try FileManager.default.copyItem(at: made.url, to: draft)
        guard rename(draft.path, plugin.path) == 0 else { return outcome }
      } catch {
        return outcome
      }
      kept = .plugin(
        CompiledPlugin(
          url: plugin, diagnostics: made.diagnostics, probeNames: made.probeNames,
          wasCached: false, keptFiles: made.keptFiles, key: key))
      entry = Entry(
        diagnostics: portable(made.diagnostics),
        probeNames: made.probeNames?.map { $0.mappingFiles { Self.name($0, copies) } },
        pluginDigest: digest)
    case .diagnostics(let found):
      entry = Entry(diagnostics: portable(found), probeNames: nil, pluginDigest: nil)
    case .tooHard, .crashed, .timedOut, .outOfMemory, .outputTooLarge:
      // Don't cache the outcome, because a busy machine may be the cause.
      return outcome
    }
    try? cache.write(entry, at: "\(place.rawValue)/\(key)/entry.json")
    cache.makeRoom(in: place.rawValue, capacity: place.capacity)
    return kept
  }

  private static func digest(of plugin: URL) -> String? {
    guard let bytes = try? Data(contentsOf: plugin) else { return nil }
    var digest = ContentDigest()
    digest.append([UInt8](bytes))
    return digest.hexadecimal
  }

  private static func name(_ path: String, _ copies: SourceCopies) -> String {
    copies.copies.first { $0.original.path == path }?.name ?? path
  }

  private static func original(_ name: String, _ copies: SourceCopies) -> String {
    copies.copies.first { $0.name == name }?.original.path ?? name
  }
}
