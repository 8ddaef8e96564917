import Foundation
import Hashing
import Storage

/// Plugins and errors by the name of their source.
struct PluginCache {
  /// What is kept apart from each other: a class's answers do not displace what people look at every day.
  enum Place: String {
    /// Checks, solutions, widgets that are looked at.
    case plugins
    /// Answers, which have their verdicts.
    case answers
    /// What an older iOS lacks of what some source uses: no plugins.
    case looks

    /// Entries beyond this number make room, first those that were used least recently.
    var capacity: Int {
      switch self {
      case .plugins: 1024
      case .answers: 256
      case .looks: 1024
      }
    }

    /// Where else the same may have been kept.
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

  /// What is kept about one source.
  ///
  /// A path in it is the copy's name, since equal files may lie in other folders.
  private struct Entry: Codable {
    var diagnostics: [Diagnostic]

    /// What the probes' names stand for, where that was asked.
    var probeNames: [ProbeName]?

    /// The digest of the plugin's bytes, or nil when there were errors.
    var pluginDigest: String?
  }

  /// The known outcome, when it is whole.
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
    // An exercise's checks are used with every verdict, and compiled once.
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

  /// Keeps what the same source will always give, and returns it from where it is kept.
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
        // Root made the jail's user the owner; a rename would keep it.
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
      // A busy machine may have been the cause.
      return outcome
    }
    try? cache.write(entry, at: "\(place.rawValue)/\(key)/entry.json")
    cache.makeRoom(in: place.rawValue, capacity: place.capacity)
    return kept
  }

  /// The digest of a plugin's bytes; nil where there is none.
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
