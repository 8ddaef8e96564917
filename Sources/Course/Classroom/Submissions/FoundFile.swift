struct FoundFile: Sendable {
  var item: HandedInItem
  /// The folders between the learner's top folder and the file.
  var folders: [String]
  var name: SourceName
  var facts: SourceFacts?
  /// The attempt's time in the name that the platform assigned.
  var attempt: NamedMoment?
  var resubmission = 0
  var platform: HandedInMoment.Time?
  var repository: HandedInItem?

  /// The path below the learner's top folder.
  var path: String { (folders + [item.name]).joined(separator: "/") }

  /// The submission time in the innermost name that contains one.
  var moment: NamedMoment? {
    let names = folders + [name.stem]
    return names.reversed().lazy.compactMap(NamedMoment.init(in:)).first ?? attempt
  }

  /// Returns all clues to the submission time.
  func clues(_ commits: CommitDates) -> HandedInMoment.Clues {
    HandedInMoment.Clues(
      platform: platform, commit: repository.map(commits.date), name: moment,
      modified: item.modified)
  }

  var isWritten: Bool { !(facts?.isEmpty ?? false) }

  /// The file without data needed only to choose a version.
  ///
  /// A whole class's clones wouldn't fit in memory.
  var chosen: FoundFile {
    var file = self
    (file.facts, file.repository) = (nil, nil)
    return file
  }
}

struct FoundCatalog: Sendable {
  var item: HandedInItem
  var folders: [String]
}

/// A learner's files for one exercise in one folder: one version of the work.
struct WorkVersion {
  /// The path below the learner's top folder; empty for files directly in it.
  var folder: String
  var files: [FoundFile]
  /// Whether `reset` or the learner set the version aside.
  var isBackup = false

  /// The latest attempt among the files.
  var order: AttemptOrder? { files.map(AttemptOrder.init).max() }

  /// Returns the version at the time of an attempt; nil if it came later.
  func handedIn(until order: AttemptOrder) -> WorkVersion? {
    if isBackup { return self }
    var version = self
    version.files = files.filter { AttemptOrder($0) <= order }
    let own = folder.split(separator: "/").map(String.init)
    return version.files.contains { $0.folders.starts(with: own) } ? version : nil
  }
}
