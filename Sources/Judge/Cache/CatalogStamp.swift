import Curriculum
package import Foundation

/// What tells whether the asset catalogs and data beside some files have changed: names, sizes and times
/// of their files.
package enum CatalogStamp {
  /// Files beyond this number are not looked at one by one.
  private static let limit = 10_000

  package static func text(beside files: [URL]) -> String {
    let parents = Set(files.map { $0.deletingLastPathComponent().standardizedFileURL.path })
    return parents.sorted().flatMap { parent -> [String] in
      let items = (try? BundleItem.all(in: URL(filePath: parent))) ?? []
      return items.map { $0.isCatalog ? stamp(of: $0.url) : stamp(ofFile: $0.url) }
    }.joined(separator: "\n")
  }

  private static func stamp(ofFile file: URL) -> String {
    let values = try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    let time = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
    return "\(file.lastPathComponent) \(values?.fileSize ?? 0) \(time)"
  }

  private static func stamp(of catalog: URL) -> String {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let inside = FileManager.default.enumerator(
      at: catalog, includingPropertiesForKeys: Array(keys))
    var lines = [catalog.lastPathComponent]
    while lines.count < limit, let file = inside?.nextObject() as? URL {
      let values = try? file.resourceValues(forKeys: keys)
      let time = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
      lines.append("\(file.path) \(values?.fileSize ?? 0) \(time)")
    }
    return lines.sorted().joined(separator: "\n")
  }
}
