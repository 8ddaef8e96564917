/// Finds the hand-ins among the files of a class: archives, or folders of them that somebody unpacked.
struct HandInMarks {
  /// Folders on the way, at most: a year, a course, a section, a learner, what unpacking made around it.
  private static let maximumDepth = 6

  private var reader: HandedInReader
  /// What says that it is a hand-in and cannot be read as one.
  private(set) var leftOut: [LeftOut] = []

  init(_ reader: HandedInReader) { self.reader = reader }

  /// The items, of which those that are hand-ins say so.
  mutating func marked(_ items: [HandedInItem], path: [String] = []) -> [HandedInItem] {
    items.map { item in
      guard item.isFolder, !item.isSystems else { return item }
      var item = item
      if let file = item.children.first(where: { $0.name == HandInManifest.fileName && $0.isFile })
      {
        item.handIn = (try? reader.bytes(of: file, limit: HandInManifest.longest))
          .flatMap(HandInManifest.init(reading:)).flatMap(HandIn.init)
        if item.handIn == nil {
          leftOut.append(
            LeftOut(
              entry: (path + [item.name, file.name]).joined(separator: "/"), reason: .brokenHandIn,
              learner: nil, isWork: false))
        }
      }
      if item.handIn == nil, path.count < Self.maximumDepth,
        case .folder(let children, let isArchive) = item.kind
      {
        item.kind = .folder(
          marked(children, path: path + [item.name]), isArchive: isArchive)
      }
      return item
    }
  }
}
