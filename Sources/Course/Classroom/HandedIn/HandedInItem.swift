import Archives
import Curriculum

struct HandedInItem: Sendable {
  indirect enum Kind: Sendable {
    case file(size: Int)
    /// A folder, or an archive that's treated as a folder.
    case folder([HandedInItem], isArchive: Bool)
    /// An item that isn't opened: a link, a pipe, a broken archive, or a file without read permission.
    case refused(SubmissionProblem)
  }

  /// The item's name, printable and unique among its siblings.
  var name: String
  var place: ItemPlace
  var kind: Kind
  /// The modification time, in nanoseconds since 1970.
  var modified: Int64
  /// The hand-in's manifest, if `rings hand-in` made the item.
  var handIn: HandIn?
  var owner = ReadingOwner()
  /// The item's record in the platform's list beside the item.
  var record: GradescopeExport.Record?

  var isHidden: Bool { name.hasPrefix(".") && !isNowhere }

  /// The name without the extension of a Swift file or archive.
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

  /// Whether the item is a file that the operating system adds.
  var isSystems: Bool {
    name == "__MACOSX" || name == ".DS_Store" || name.hasPrefix("._") || name == "Thumbs.db"
      || name == "desktop.ini"
  }

  /// Whether the item is a folder that tools filled with third-party code or build products.
  var isMadeByTools: Bool {
    isFolder && (ToolFolder.isOne(name) || Self.othersFolders.contains(name.lowercased()))
  }

  /// A system folder, and Sakai's folder for the teacher's feedback.
  private static let othersFolders: Set = ["__macosx", "feedback attachment(s)"]

  /// Whether the item contains a Swift file at any depth, other than a file that the system added.
  var holdsOthersSwift: Bool {
    isSwift && !name.hasPrefix("._") || children.contains(where: \.holdsOthersSwift)
  }

  /// Whether the item has the name of a Swift file, even if it isn't a regular file.
  var isSwift: Bool { !isFolder && !isNowhere && SourceName(name) != nil }

  /// Whether the item is an archive entry that was rejected because of its path.
  var isNowhere: Bool {
    switch kind {
    case .refused(.leadsOut), .refused(.nameTooLong): true
    case .refused(.tooDeep):
      if case .archive = place { true } else { false }
    default: false
    }
  }

  /// Whether the item contains a Swift file, hidden or not.
  var holdsSwift: Bool {
    !isSystems && (isSwift || children.contains(where: \.holdsSwift))
  }

  /// The number of Swift files in the item that aren't hidden.
  var swiftCount: Int {
    if isHidden || isSystems || isMadeByTools { return 0 }
    return isSwift ? 1 : children.reduce(0) { $0 + $1.swiftCount }
  }
}

enum ItemPlace: Hashable, Sendable {
  /// Path components relative to the class folder, as the file system stores them; they may be invalid UTF-8.
  case folder([[UInt8]])
  /// An entry of an archive, by index.
  case archive(ArchiveSource, entry: Int)
}
