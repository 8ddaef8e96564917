import Archives

/// Joins the parts of a Google Drive download.
///
/// Google Drive splits a large folder into several archives, and any of them may contain a learner's files.
enum DownloadParts {
  static func joined(_ items: [HandedInItem]) -> [HandedInItem] {
    var joined: [HandedInItem] = []
    var places: [String: Int] = [:]
    for item in items {
      guard let name = download(of: item) else {
        joined.append(item)
        continue
      }
      if let place = places[name] {
        joined[place] = merged(joined[place], item)
      } else {
        places[name] = joined.count
        joined.append(item)
      }
    }
    for (name, place) in places where items.count(where: { download(of: $0) == name }) > 1 {
      joined[place].name = name
    }
    return joined
  }

  /// Returns `drive-download-20261103T102345Z` for `drive-download-20261103T102345Z-001.zip`.
  private static func download(of item: HandedInItem) -> String? {
    guard item.isFolder,
      let match = Archive.Form.stem(of: item.name).wholeMatch(
        of: /(drive-download-\d{8}T\d{6}Z)-\d{1,4}/)
    else { return nil }
    return String(match.1)
  }

  /// Merges two folders.
  ///
  /// If a file is in both folders, the second copy's name gets the part's name as a prefix.
  private static func merged(_ left: HandedInItem, _ right: HandedInItem) -> HandedInItem {
    var children = left.children
    for item in right.children {
      if let place = children.firstIndex(where: { $0.name == item.name }) {
        if children[place].isFolder, item.isFolder {
          children[place] = merged(children[place], item)
        } else {
          var other = item
          other.name = "\(Archive.Form.stem(of: right.name)) \(item.name)"
          children.append(other)
        }
      } else {
        children.append(item)
      }
    }
    var folder = left
    folder.kind = .folder(children, isArchive: false)
    folder.modified = max(left.modified, right.modified)
    return folder
  }
}
