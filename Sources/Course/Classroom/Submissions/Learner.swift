struct Learner {
  /// The learner's unique name in all reports.
  var name: String
  /// The learner's entries: one folder, archive or file, or several files of a platform's export.
  var items: [Piece]
  struct Piece {
    var item: HandedInItem
    var place: [String] = []
    /// The file's own name, without the platform's prefix.
    var fileName: String
    /// The exercise that the surrounding folder is named after, if any.
    var home: String?
    var attempt: NamedMoment?
    var resubmission = 0
    var platform: HandedInMoment.Time?
    /// The person that a hand-in identifies, if its file and folder names don't identify the learner.
    var person: RosterPerson?
    /// Whether the platform created the item itself.
    var isMetadata = false
  }

  var entries: [String] { items.map(\.item.name) }
}
