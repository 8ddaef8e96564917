import Archives

/// A folder tree built from an archive's entries.
struct ArchiveTree {
  private final class Folder {
    var folders: [[UInt8]: Folder] = [:]
    var files: [[UInt8]: (entry: Int, kind: ArchiveEntry.Kind)] = [:]
  }

  private let archive: Archive
  private let source: ArchiveSource
  private let unpacked: UnpackedArchives
  private let limits: ReadingLimits
  /// Receives the name of each entry before it's read; nil unless the archive holds a whole class's work.
  private let report: ((String) -> Void)?

  /// - Parameters:
  ///   - unpacked: The converted archives in formats that Rings can't read.
  ///   - watch: The time limit of the entry that contains the archive; nil for a class archive.
  ///   - report: Receives the name of each class entry before it's read.
  static func items(
    of archive: Archive, from source: ArchiveSource,
    unpacked: UnpackedArchives = UnpackedArchives(), limits: ReadingLimits = ReadingLimits(),
    watch: ReadingWatch? = nil, report: ((String) -> Void)? = nil
  ) -> [HandedInItem] {
    let tree = ArchiveTree(
      archive: archive, source: source, unpacked: unpacked, limits: limits, report: report)
    let top = Folder()
    var refused: [HandedInItem] = []
    for (number, entry) in archive.entries.enumerated() {
      if let problem = problem(with: entry) {
        // Reports only the first few rejected entries, because a hostile archive can have thousands.
        guard refused.count < longestList else { continue }
        var name = path(of: entry)
        if case .nameTooLong(let short) = problem { name = short }
        refused.append(
          HandedInItem(
            name: name, place: .archive(source, entry: number), kind: .refused(problem),
            modified: 0))
        continue
      }
      guard entry.path.count <= ClassListing.maximumDepth else { continue }
      var folder = top
      let names = entry.kind == .folder ? entry.path[...] : entry.path.dropLast()
      for name in names {
        let next = folder.folders[name] ?? Folder()
        folder.folders[name] = next
        folder = next
      }
      // If two entries share a path, the later one wins, as in other unarchivers.
      if entry.kind != .folder, let name = entry.path.last {
        folder.files[name] = (number, entry.kind)
      }
    }
    return ClassListing.named(tree.items(in: top, watch: watch) + refused)
  }

  private static let longestList = 5

  /// The longest entry path in bytes (Linux's limit).
  private static let longestPath = 4_096

  private static func path(of entry: ArchiveEntry) -> String {
    entry.path.map { ShownName.of($0) }.joined(separator: "/")
  }

  private static func cut(_ name: [UInt8]) -> String {
    ShownName.of(String(String(decoding: name.prefix(160), as: UTF8.self).prefix(40))) + "…"
  }

  /// Returns the reason to reject an entry; nil if it's valid.
  private static func problem(with entry: ArchiveEntry) -> SubmissionProblem? {
    let longest = entry.path.max { $0.count < $1.count } ?? []
    let length = entry.path.reduce(0) { $0 + $1.count + 1 }
    guard longest.count <= PlatformName.longest, length <= longestPath else {
      return .nameTooLong(file: cut(longest))
    }
    if entry.kind == .outside { return .leadsOut(file: path(of: entry)) }
    guard entry.kind != .folder, entry.path.count > ClassListing.maximumDepth else { return nil }
    return .tooDeep(folder: path(of: entry))
  }

  /// - Parameter watch: The time limit of the entry that the folder belongs to; nil for the class's top
  ///   folder.
  private func items(in folder: Folder, watch: ReadingWatch?) -> [HandedInItem] {
    // A single folder around everything isn't a learner's entry.
    let isWrapper = watch == nil && folder.folders.count + folder.files.count == 1
    func entry(_ name: [UInt8]) -> ReadingWatch? {
      if isWrapper { return nil }
      if watch == nil { report?(ShownName.of(name)) }
      return watch ?? ReadingWatch(limits, seconds: limits.entry)
    }
    let folders = folder.folders.map { name, inside -> ([UInt8], HandedInItem) in
      let children = items(in: inside, watch: entry(name))
      return (
        name,
        HandedInItem(
          name: ShownName.of(name), place: .archive(source, entry: -1),
          kind: .folder(children, isArchive: false),
          modified: children.map(\.modified).max() ?? 0)
      )
    }
    let files = folder.files.filter { folder.folders[$0.key] == nil }
      .map { name, file -> ([UInt8], HandedInItem) in
        let watch = entry(name)
        let entry = archive.entries[file.entry]
        return (
          name,
          HandedInItem(
            name: ShownName.of(name), place: .archive(source, entry: file.entry),
            kind: kind(of: file.entry, watch), modified: entry.modified)
        )
      }
    return ClassListing.named(
      (folders + files).sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1))
  }

  private func kind(of number: Int, _ watch: ReadingWatch?) -> HandedInItem.Kind {
    let entry = archive.entries[number]
    let name = ShownName.of(entry.path.last ?? [])
    switch entry.kind {
    case .folder: return .folder([], isArchive: false)
    case .link, .special, .outside: return .refused(.notAPlainFile(file: name))
    case .file:
      guard let form = Archive.Form(name: name) else {
        return foreign(name, number) ?? .file(size: entry.size)
      }
      guard !(watch?.isOver ?? false) else { return .refused(.tookTooLong(entry: name)) }
      return inner(name, number, form: form, watch)
    }
  }

  private func foreign(_ name: String, _ number: Int) -> HandedInItem.Kind? {
    guard source.isWholeClass, !unpacked.isEmpty, Archive.Form.isForeign(name),
      let bytes = try? archive.bytes(of: number, limit: Archive.Limits.submission.packedBytes)
    else { return nil }
    return unpacked.outcome(for: bytes).map { Self.kind(of: name, $0) }
  }

  /// Returns the item for an archive in a format that Rings can't read, from its converted tar archive.
  static func kind(of name: String, _ outcome: UnpackedArchives.Outcome) -> HandedInItem.Kind {
    guard case .tar(let file, let keeper) = outcome else {
      return .refused(.brokenArchive(file: name, outcome.problem))
    }
    let source = ArchiveSource(.unpacked(file, keptBy: keeper), name: name, form: .tar)
    do {
      let archive = try source.open(in: nil)
      // A truncated archive has no entries, and learners don't hand in empty archives.
      guard !archive.entries.isEmpty else { return .refused(.brokenArchive(file: name, .damaged)) }
      return .folder(items(of: archive, from: source), isArchive: true)
    } catch {
      return .refused(error)
    }
  }

  /// Lists a learner's archive inside the archive of a whole class of learners or of a section.
  private func inner(
    _ name: String, _ number: Int, form: Archive.Form, _ watch: ReadingWatch?
  ) -> HandedInItem.Kind {
    guard source.levels > 0 else { return .refused(.archiveInArchive(file: name)) }
    let limits = Archive.Limits.submission
    do {
      let bytes = try archive.bytes(of: number, limit: limits.packedBytes)
      let inner = try Archive(bytes, form: form, limits: limits)
      let source = ArchiveSource(.archive(source, entry: number), name: name, form: form)
      return .folder(Self.items(of: inner, from: source, watch: watch), isArchive: true)
    } catch {
      return .refused(.brokenArchive(file: name, error))
    }
  }
}
