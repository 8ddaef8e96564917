/// A Swift file of a learner's, and what tells it from other versions.
struct FoundFile {
  var item: HandedInItem
  /// The folders between the learner's own and the file.
  var folders: [String]
  /// The file's own name, taken apart.
  var name: SourceName
  /// Nil where it cannot be read.
  var facts: SourceFacts?
  var attempt = ""
  var resubmission = 0

  /// As the learner would call it.
  var path: String { (folders + [item.name]).joined(separator: "/") }

  var isWritten: Bool { !(facts?.isEmpty ?? false) }
}

/// What a learner handed in for one exercise in one place: one version of the work.
struct WorkVersion {
  /// The folder, as the learner would call it; empty for what lies openly in theirs.
  var folder: String
  var files: [FoundFile]
  /// Kept by `reset` or put aside by somebody.
  var isBackup = false
}
