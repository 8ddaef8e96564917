import Foundation

/// Updates an index: keeps unchanged parts and reads the rest again.
struct PackRenewal {
  private(set) var index: PackIndex
  private(set) var decoded: [URL] = []
  /// Whether the index should be saved because part of it was updated.
  private(set) var isNews = false

  private let folder: URL
  /// Whether exercises were added, removed or changed.
  private var isChanged = false

  /// Creates the update.
  ///
  /// Nil if the whole pack has to be read again: `pack.yml` changed, or there are mistakes, which only a full
  /// reading reports in order.
  init?(of index: PackIndex, in folder: URL) {
    self.index = index
    self.folder = folder
    guard let witnesses = renewed(index.witnesses) else { return nil }
    self.index.witnesses = witnesses
    for place in index.ringFolders.indices {
      guard renewRing(at: place) else { return nil }
    }
    if isChanged, !areReferencesRight { return nil }
  }

  /// Returns up-to-date witnesses; nil if one of them changed.
  private mutating func renewed(_ witnesses: PackIndex.Witnesses) -> PackIndex.Witnesses? {
    var present: PackIndex.Witnesses = []
    present.reserveCapacity(witnesses.count)
    for witness in witnesses {
      guard let renewed = witness.renewed() else { return nil }
      if renewed != witness { isNews = true }
      present.append(renewed)
    }
    return present
  }

  private mutating func renewRing(at place: Int) -> Bool {
    let kept = index.ringFolders[place]
    let ring = folder.appending(path: kept.name)
    guard let listing = kept.listing.renewed(in: ring), !listing.names.isEmpty else { return false }
    if listing != kept.listing { isNews = true }
    let exercises = index.pack.rings[place].exercises
    var read = ExerciseBatch.Results(repeating: nil, count: listing.names.count)
    // A ring's exercises are sorted by folder name.
    var next = 0
    for (number, name) in listing.names.enumerated() {
      while next < exercises.count, kept.listing.names[next] < name { next += 1 }
      guard next < exercises.count, kept.listing.names[next] == name,
        let witnesses = renewed(kept.witnesses[next])
      else { continue }
      read[number] = (exercises[next], witnesses)
    }
    let missing = read.indices.filter { read[$0] == nil }
    if !missing.isEmpty || listing.names != kept.listing.names { isChanged = true }
    if !missing.isEmpty {
      let folders = missing.map { ring.appending(path: listing.names[$0]) }
      let log = ProblemLog(isWitness: true)
      let batch = ExerciseBatch.read(folders, languages: index.pack.languages, log: log)
      guard log.problems.isEmpty, batch.allSatisfy({ $0 != nil }) else { return false }
      for (number, result) in zip(missing, batch) { read[number] = result }
      decoded += folders
      isNews = true
    }
    index.ringFolders[place].listing = listing
    index.ringFolders[place].witnesses = read.compactMap { $0?.witnesses }
    index.pack.rings[place].exercises = read.compactMap { $0?.exercise }
    return true
  }

  private var areReferencesRight: Bool {
    let log = ProblemLog()
    let exercises = index.pack.exercises
    ReferenceCheck(log: log, exercises: exercises).run(includingUses: true)
    let present = Set(exercises.map(\.identifier))
    return log.problems.isEmpty && index.pack.renames.values.allSatisfy(present.contains)
  }
}
