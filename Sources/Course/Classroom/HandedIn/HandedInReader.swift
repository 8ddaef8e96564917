import Archives

/// Reads listed files, opening an archive once for consecutive reads.
struct HandedInReader {
  private let directory: ClassDirectory?
  private var archives: [ArchiveSource: Archive] = [:]

  init(_ directory: ClassDirectory?) { self.directory = directory }

  /// Reads a file.
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
    // Caches only the latest archive, because all archives of a class of learners may not fit in memory
    // together.
    archives = [source: archive]
    // The archive may have been replaced since it was listed.
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
