/// Somebody of whom something was handed in.
struct Learner {
  /// As every report calls them; no other learner has it.
  var name: String
  /// What belongs to them: one folder or archive, a file, or several files of a platform's export.
  var items: [Piece]
  struct Piece {
    var item: HandedInItem
    /// The folders on the way to it, where several of theirs may be called the same.
    var place: [String] = []
    /// The file's own name, without what a platform put in front of it.
    var fileName: String
    /// The exercise by which the folder around it is called, if any.
    var home: String?
    var attempt: NamedMoment?
    var resubmission = 0
    /// When it was handed in, as a platform says.
    var platform: HandedInMoment.Time?
    /// Who it is of, where it is a hand-in that says so and nothing around it does.
    var person: RosterPerson?
    /// Whether the platform put it there itself.
    var isMetadata = false
  }

  /// What is theirs, as it is called in the class's folder.
  var entries: [String] { items.map(\.item.name) }
}
