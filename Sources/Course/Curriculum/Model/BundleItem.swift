package import Foundation

/// Something beside a widget's sources that Xcode would put into its bundle.
package struct BundleItem: Hashable, Sendable {
  package let url: URL
  /// An asset catalog: a widget with a broken one is not drawn at all.
  package let isCatalog: Bool

  /// A folder may hold anything: a bundle's data are looked for among the first of this many names.
  private static let mostNames = 5_000

  /// The formats that widgets read from their bundles.
  private static let dataFormats: Set<String> = [
    "json", "plist", "csv", "tsv", "txt", "md", "xml", "geojson", "strings", "stringsdict",
    "png", "jpg", "jpeg", "heic", "pdf", "svg",
  ]

  /// What tools write beside sources for themselves, although its format is one of these: Rings itself tells
  /// editors there how files are compiled.
  private static let filesOfTools: Set<String> = ["compile_commands.json"]

  /// The items directly inside a folder, by name.
  package static func all(in folder: URL) throws -> [BundleItem] {
    let items = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return items.prefix(mostNames).sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { url in
        if url.pathExtension == "xcassets" { return BundleItem(url: url, isCatalog: true) }
        guard dataFormats.contains(url.pathExtension.lowercased()),
          !filesOfTools.contains(url.lastPathComponent)
        else { return nil }
        return BundleItem(url: url, isCatalog: false)
      }
  }
}
