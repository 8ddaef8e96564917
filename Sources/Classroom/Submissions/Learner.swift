/// Somebody of whom something was handed in.
struct Learner {
  /// As every report calls them; no other learner has it.
  var name: String
  /// What belongs to them: one folder or archive, a file, or several files of a platform's export.
  var items: [Piece]
  /// The exercise by which the section is called that they are in, if any.
  var home: String?

  struct Piece {
    var item: HandedInItem
    /// The file's own name, without what a platform put in front of it.
    var fileName: String
    var attempt = ""
    var resubmission = 0
  }

  /// What is theirs, as it is called in the class's folder.
  var entries: [String] { items.map(\.item.name) }
}
