import Archives

/// Reads files that were listed; an archive is opened once for all that is read of it in a row.
struct HandedInReader {
  private let directory: ClassDirectory?
  private var archives: [ArchiveSource: Archive] = [:]

  init(_ directory: ClassDirectory?) { self.directory = directory }

  /// The bytes of one file.
  ///
  /// - Throws: `SubmissionProblem`.
  mutating func bytes(
    of item: HandedInItem, limit: Int
  ) throws(SubmissionProblem) -> [UInt8] {
    switch item.place {
    case .folder(let path):
      guard let directory else { throw .changedMeanwhile(file: item.name) }
      return try directory.bytes(of: path, limit: limit)
    case .archive(let source, let entry):
      return try bytes(of: item, entry: entry, in: source, limit: limit)
    }
  }

  private mutating func bytes(
    of item: HandedInItem, entry number: Int, in source: ArchiveSource, limit: Int
  ) throws(SubmissionProblem) -> [UInt8] {
    let archive = if let known = archives[source] { known } else { try source.open(in: directory) }
    // A class's archives together are more than fits: only the latest is kept.
    archives = [source: archive]
    // Another archive may have taken its place meanwhile.
    let name =
      archive.entries.indices.contains(number)
      ? archive.entries[number].path.last.map(ShownName.of) : nil
    guard let name, [name, SpelledName.of(name)].contains(item.name) else {
      throw .changedMeanwhile(file: item.name)
    }
    do {
      return try archive.bytes(of: number, limit: limit)
    } catch {
      if error == .tooLarge {
        throw .tooLarge(bytes: archive.entries[number].size, limit: limit)
      }
      throw .brokenArchive(file: source.isWholeClass ? item.name : source.name, error)
    }
  }
}
