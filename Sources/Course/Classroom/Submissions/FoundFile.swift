/// A Swift file of a learner's, and what tells it from other versions.
struct FoundFile: Sendable {
  var item: HandedInItem
  /// The folders between the learner's own and the file.
  var folders: [String]
  /// The file's own name, taken apart.
  var name: SourceName
  /// Nil where it cannot be read.
  var facts: SourceFacts?
  /// When this attempt was handed in, as the name that a platform gave says.
  var attempt: NamedMoment?
  var resubmission = 0
  /// When it was handed in, as a platform says.
  var platform: HandedInMoment.Time?
  /// The clone that it is in, if any.
  var repository: HandedInItem?

  /// As the learner would call it.
  var path: String { (folders + [item.name]).joined(separator: "/") }

  /// When it was handed in, as the innermost name on the way to it says that says something.
  var moment: NamedMoment? {
    let names = folders + [name.stem]
    return names.reversed().lazy.compactMap(NamedMoment.init(in:)).first ?? attempt
  }

  /// Everything that says when it was handed in.
  func clues(_ commits: CommitDates) -> HandedInMoment.Clues {
    HandedInMoment.Clues(
      platform: platform, commit: repository.map(commits.date), name: moment,
      modified: item.modified)
  }

  var isWritten: Bool { !(facts?.isEmpty ?? false) }

  /// The file without what only its choice depends on: a class's clones are too much to hold.
  var chosen: FoundFile {
    var file = self
    (file.facts, file.repository) = (nil, nil)
    return file
  }
}

/// An asset catalog of a learner's.
struct FoundCatalog: Sendable {
  var item: HandedInItem
  /// The folders between the learner's own and the catalog.
  var folders: [String]
}

/// What a learner handed in for one exercise in one place: one version of the work.
struct WorkVersion {
  /// The folder, as the learner would call it; empty for what lies openly in theirs.
  var folder: String
  var files: [FoundFile]
  /// Kept by `reset` or put aside by somebody.
  var isBackup = false
}
