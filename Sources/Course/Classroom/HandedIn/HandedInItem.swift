import Archives
import Curriculum

/// One thing in the folder of a class, as a listing found it.
struct HandedInItem: Sendable {
  indirect enum Kind: Sendable {
    case file(size: Int)
    /// A folder, or an archive, whose files are as good as those of a folder.
    case folder([HandedInItem], isArchive: Bool)
    /// What is not opened: a link, a pipe, a broken archive, what nobody may read.
    case refused(SubmissionProblem)
  }

  /// Fit to be printed, and no other item's beside it.
  var name: String
  var place: ItemPlace
  var kind: Kind
  /// In nanoseconds since 1970.
  var modified: Int64
  /// What it says of itself where `rings hand-in` made it.
  var handIn: HandIn?
  /// The entry to whose reading it counts.
  var owner = ReadingOwner()
  /// The line about it in a platform's list beside it.
  var record: GradescopeExport.Record?

  var isHidden: Bool { name.hasPrefix(".") && !isNowhere }

  /// The name without what says that it is a Swift file or an archive.
  var stem: String { SourceName(name)?.stem ?? Archive.Form.stem(of: name) }

  var children: [HandedInItem] {
    if case .folder(let children, _) = kind { children } else { [] }
  }

  var isFolder: Bool {
    if case .folder = kind { true } else { false }
  }

  var isArchive: Bool {
    if case .folder(_, isArchive: true) = kind { true } else { false }
  }

  var isFile: Bool {
    if case .file = kind { true } else { false }
  }

  /// What systems put beside files by themselves, which nobody wrote.
  var isSystems: Bool {
    name == "__MACOSX" || name == ".DS_Store" || name.hasPrefix("._") || name == "Thumbs.db"
      || name == "desktop.ini"
  }

  /// Whether tools filled this folder with others' code: dependencies, and what building leaves.
  var isMadeByTools: Bool {
    isFolder && (ToolFolder.isOne(name) || Self.othersFolders.contains(name.lowercased()))
  }

  /// A system's, and Sakai's of what a teacher gives back.
  private static let othersFolders: Set = ["__macosx", "feedback attachment(s)"]

  /// Whether a Swift file is in it that a system did not put there, in whatever folder.
  var holdsOthersSwift: Bool {
    isSwift && !name.hasPrefix("._") || children.contains(where: \.holdsOthersSwift)
  }

  /// Whether this is a Swift file, or something in the place of one.
  var isSwift: Bool { !isFolder && !isNowhere && SourceName(name) != nil }

  /// Whether it is an entry of an archive that has no place among the others.
  var isNowhere: Bool {
    switch kind {
    case .refused(.leadsOut), .refused(.nameTooLong): true
    case .refused(.tooDeep):
      if case .archive = place { true } else { false }
    default: false
    }
  }

  /// Whether a Swift file is in it, hidden or not.
  var holdsSwift: Bool {
    !isSystems && (isSwift || children.contains(where: \.holdsSwift))
  }

  /// The Swift files in it that are not hidden.
  var swiftCount: Int {
    if isHidden || isSystems || isMadeByTools { return 0 }
    return isSwift ? 1 : children.reduce(0) { $0 + $1.swiftCount }
  }
}

/// Where a file's bytes are.
enum ItemPlace: Hashable, Sendable {
  /// Names from the class's folder on, as the file system has them: not every one is text.
  case folder([[UInt8]])
  /// An entry of an archive, by its number.
  case archive(ArchiveSource, entry: Int)
}
