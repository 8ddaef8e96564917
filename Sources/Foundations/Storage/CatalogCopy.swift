package import Foundation

/// Copies asset catalogs, and data files, that strangers could have made: plain files and folders, within
/// bounds.
package struct CatalogCopy {
  /// What is copied at most: no widget of a lesson comes near.
  package static let maximumBytes = 64 << 20
  package static let maximumItems = 2_000
  static let maximumDepth = 8

  /// Why a catalog, which the value names, is not copied.
  package enum Problem: Error, Equatable {
    /// It is beyond the bounds.
    case tooLarge(String)
    /// Its owner has closed some of it.
    case unreadable(String)
  }

  private var bytes = 0
  private var items = 0

  /// Copies a catalog; links, pipes and devices in it are left out.
  ///
  /// - Throws: `Problem`, or why a file cannot be written.
  package static func copy(_ catalog: URL, to place: URL) throws {
    var copy = CatalogCopy()
    try copy.add(catalog, to: place, depth: 0, catalog: catalog.lastPathComponent)
  }

  private mutating func add(_ item: URL, to place: URL, depth: Int, catalog: String) throws {
    let files = FileManager.default
    items += 1
    guard items <= Self.maximumItems, depth <= Self.maximumDepth else {
      throw Problem.tooLarge(catalog)
    }
    // The attributes are the item's own: a link is not followed.
    guard let attributes = try? files.attributesOfItem(atPath: item.path) else { return }
    let type = attributes[.type] as? FileAttributeType
    // What its owner closed is no failure of the machine's.
    if type == .typeDirectory || type == .typeRegular, !files.isReadableFile(atPath: item.path) {
      throw Problem.unreadable(catalog)
    }
    switch type {
    case .typeDirectory?:
      try ReadableFolder.make(place)
      for name in try files.contentsOfDirectory(atPath: item.path).sorted() {
        try add(
          item.appending(path: name), to: place.appending(path: name), depth: depth + 1,
          catalog: catalog)
      }
    case .typeRegular?:
      bytes += (attributes[.size] as? Int) ?? 0
      guard bytes <= Self.maximumBytes else { throw Problem.tooLarge(catalog) }
      try files.copyItem(at: item, to: place)
      // However private the original is: the worker's user reads it. When it was written is not its content,
      // and nobody's to read.
      chmod(place.path, 0o644)
      utimes(place.path, nil)
    default: return
    }
  }
}
