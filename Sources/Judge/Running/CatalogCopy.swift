package import Foundation
package import Sentences
import Storage

/// Copies asset catalogs that strangers could have made: plain files and folders, within bounds.
package struct CatalogCopy {
  /// What is copied at most: no widget of a lesson comes near.
  static let maximumBytes = 64 << 20
  static let maximumItems = 2_000
  static let maximumDepth = 8

  /// Why a catalog, which the value names, is not copied.
  package enum Problem: SpokenError, Equatable {
    /// It is beyond the bounds.
    case tooLarge(String)
    /// Its owner has closed some of it.
    case unreadable(String)

    package var sentence: Sentence {
      switch self {
      case .tooLarge(let name):
        let name = HarmlessText.text(name)
        let (size, count) = (CatalogCopy.maximumBytes >> 20, CatalogCopy.maximumItems)
        return Sentence(
          "\(name) holds more than a widget may bring along (\(size) MB, \(count) files).",
          ko: """
            \(name) 안에 위젯이 가져올 수 있는 것보다 많은 것이 들어 있어요(\(size) MB, 파일 \(count)개까지).
            """)
      case .unreadable(let name):
        let name = HarmlessText.text(name)
        return Sentence(
          "\(name) holds files that may not be read.", ko: "\(name) 안에 읽을 수 없는 파일이 있어요.")
      }
    }
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
      // However private the original is: the worker's user reads it.
      chmod(place.path, 0o644)
    default: return
    }
  }
}
