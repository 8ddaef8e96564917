/// Reads untrusted asset catalogs: only regular files and folders, within limits.
struct CatalogReading {
  /// The limits of a catalog, far beyond the widgets of any lesson.
  static let maximumBytes = 64 << 20
  static let maximumItems = 2_000
  static let maximumDepth = 8

  private(set) var files: [(path: [String], bytes: [UInt8])] = []
  private var bytes = 0
  private var items = 0

  /// Returns a catalog's files without links, pipes and devices.
  ///
  /// - Throws: `SubmissionProblem`.
  static func files(
    of catalog: FoundCatalog, reader: inout HandedInReader
  ) throws(SubmissionProblem) -> [(path: [String], bytes: [UInt8])] {
    var reading = CatalogReading()
    try reading.add(catalog.item, path: [catalog.item.name], reader: &reader)
    return reading.files
  }

  private mutating func add(
    _ item: HandedInItem, path: [String], reader: inout HandedInReader
  ) throws(SubmissionProblem) {
    items += 1
    let catalog = path.first ?? item.name
    guard items <= Self.maximumItems, path.count <= Self.maximumDepth + 1 else {
      throw .catalogTooLarge(name: catalog)
    }
    switch item.kind {
    case .folder(let children, isArchive: false):
      for child in children {
        try add(child, path: path + [child.name], reader: &reader)
      }
    case .file(let size):
      bytes += size
      guard bytes <= Self.maximumBytes else { throw .catalogTooLarge(name: catalog) }
      files.append((path, try reader.bytes(of: item, limit: size)))
    case .refused(.unreadable(let file, let reason)):
      throw .unreadable(file: file, reason: reason)
    case .folder, .refused: break
    }
  }
}
