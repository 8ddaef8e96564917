package import Foundation

/// Copies untrusted asset catalogs and data files: regular files and folders only, within limits.
package struct CatalogCopy {
  /// The copy limits, which are far above any lesson's widget.
  package static let maximumBytes = 64 << 20
  package static let maximumItems = 2_000
  static let maximumDepth = 8

  /// An error that prevents copying the named catalog.
  package enum Problem: Error, Equatable {
    /// The catalog exceeds the limits.
    case tooLarge(String)
    /// Some of the catalog isn't readable.
    case unreadable(String)
  }

  private var bytes = 0
  private var items = 0

  /// Copies a catalog without its links, pipes and devices.
  ///
  /// - Throws: `Problem`, or the error of a file that can't be written.
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
    // The attributes describe the item itself; links aren't followed.
    guard let attributes = try? files.attributesOfItem(atPath: item.path) else { return }
    let type = attributes[.type] as? FileAttributeType
    // A file without read permission isn't an error of the machine.
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
      // Makes the copy readable for the worker's user, and hides the original's modification date.
      chmod(place.path, 0o644)
      utimes(place.path, nil)
    default: return
    }
  }
}
