import Hashing

/// Facts about the files that a class of learners handed in.
///
/// Each file is read once and within limits, so one learner's files don't delay others.
final class FactBook {
  /// The maximum number of bytes read from one entry of the class folder, which may be a section.
  private static let folderLimit = 256 << 20
  /// The maximum number of bytes unpacked from one learner's archive.
  private static let archiveLimit = 8 << 20

  private enum Holder: Hashable {
    case entry([UInt8])
    case archive(ArchiveSource)
  }

  private var reader: HandedInReader
  private let budget: EntryBudget
  private var known: [ItemPlace: SourceFacts?] = [:]
  /// Facts by content, because many learners may have the same file.
  private var read: [String: SourceFacts] = [:]
  private var spent: [Holder: Int] = [:]

  init(_ reader: HandedInReader, budget: EntryBudget) {
    self.reader = reader
    self.budget = budget
  }

  /// Returns the facts about a file; nil if it isn't regular, can't be read, or exceeds the limits.
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
