import Hashing

/// What the files of a class say, read once and within bounds: one learner's heap of files keeps nobody
/// waiting.
final class FactBook {
  /// Bytes that are read of one entry of the class's folder, which may be a section.
  private static let folderLimit = 256 << 20
  /// Bytes that are unpacked of one learner's archive.
  private static let archiveLimit = 8 << 20

  private enum Holder: Hashable {
    case entry([UInt8])
    case archive(ArchiveSource)
  }

  private var reader: HandedInReader
  private let budget: EntryBudget
  private var known: [ItemPlace: SourceFacts?] = [:]
  /// By what a file says: a whole class may have one starter, or one answer.
  private var read: [String: SourceFacts] = [:]
  private var spent: [Holder: Int] = [:]

  init(_ reader: HandedInReader, budget: EntryBudget) {
    self.reader = reader
    self.budget = budget
  }

  /// Nil for what is no plain file, cannot be read, or is beyond the bounds.
  func facts(of item: HandedInItem) -> SourceFacts? {
    guard case .file(let size) = item.kind else { return nil }
    if let facts = known[item.place] { return facts }
    let facts = budget.spend(on: item) { self.facts(in: item, size: size) }
    known[item.place] = .some(facts)
    return facts
  }

  private func facts(in item: HandedInItem, size: Int) -> SourceFacts? {
    let (holder, limit): (Holder, Int) =
      switch item.place {
      case .folder(let path): (.entry(path.first ?? []), Self.folderLimit)
      case .archive(let source, _):
        (.archive(source), source.isWholeClass ? Self.folderLimit : Self.archiveLimit)
      }
    let sum = spent[holder, default: 0] + size
    guard size <= SubmissionFolder.maximumBytes, sum <= limit else { return nil }
    spent[holder] = sum
    return (try? reader.bytes(of: item, limit: size)).map { bytes in
      let text = SourceText.utf8(bytes, of: item.name)
      var digest = ContentDigest()
      digest.combine(text)
      let key = digest.hexadecimal
      if let facts = read[key] { return facts }
      let facts = SourceFacts(text)
      read[key] = facts
      return facts
    }
  }
}
