/// Finds hand-ins in the folder with learners' work, as archives or unpacked folders.
struct HandInMarks {
  /// The maximum folder depth: a year, a course, a section, a learner, and a folder created by unpacking.
  private static let maximumDepth = 6

  private var reader: HandedInReader
  /// Hand-ins with an unreadable manifest.
  private(set) var leftOut: [LeftOut] = []

  init(_ reader: HandedInReader) { self.reader = reader }

  /// Returns the items with `handIn` set for each hand-in.
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
