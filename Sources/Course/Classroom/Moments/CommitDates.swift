import Archives
import Foundation

/// Reads commit dates from submitted clones.
final class CommitDates {
  /// The largest file of a clone that's read, in bytes.
  ///
  /// A pack file contains the whole history.
  private static let longestFile = 64 << 20

  private var reader: HandedInReader
  private var known: [ItemPlace: CommitDate] = [:]

  init(_ reader: HandedInReader) { self.reader = reader }

  static func repository(among items: [HandedInItem]) -> HandedInItem? {
    items.first { item in
      item.name == ".git" && item.children.contains { $0.name == "HEAD" && $0.isFile }
    }
  }

  func date(of repository: HandedInItem) -> CommitDate {
    if let head = repository.children.first(where: { $0.name == "HEAD" })?.place,
      let date = known[head]
    {
      return date
    }
    var files: [String: HandedInItem] = [:]
    Self.add(repository.children, below: "", to: &files)
    let folder = GitFolder(files: files.keys.sorted()) { path in
      files[path].flatMap { try? self.reader.bytes(of: $0, limit: Self.longestFile) }
    }
    let date: CommitDate =
      folder.authorDate.map { .at(Date(timeIntervalSince1970: Double($0))) } ?? .unreadable
    if let head = files["HEAD"]?.place { known[head] = date }
    return date
  }

  private static func add(
    _ items: [HandedInItem], below path: String, to files: inout [String: HandedInItem]
  ) {
    for item in items {
      if item.isFile { files[path + item.name] = item }
      add(item.children, below: "\(path)\(item.name)/", to: &files)
    }
  }
}
