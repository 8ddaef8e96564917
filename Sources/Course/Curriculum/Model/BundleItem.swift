package import Foundation

/// A resource beside a widget's sources that Xcode would add to the widget's bundle.
package struct BundleItem: Hashable, Sendable {
  package let url: URL
  /// Whether the resource is an asset catalog.
  ///
  /// If a catalog is broken, the widget isn't drawn at all.
  package let isCatalog: Bool
  /// Whether the resource is a folder: an asset catalog or a language's `lproj` folder.
  package var isFolder: Bool { isCatalog || url.pathExtension == Self.languageFolder }

  /// The maximum number of names to examine in a folder, which may contain anything.
  private static let mostNames = 5_000

  /// The formats that widgets read from their bundles.
  private static let dataFormats: Set<String> = [
    "json", "plist", "csv", "tsv", "txt", "md", "xml", "geojson", "strings", "stringsdict",
    "xcstrings", languageFolder, "png", "jpg", "jpeg", "heic", "pdf", "svg",
    "ttf", "otf", "ttc",
  ]

  private static let languageFolder = "lproj"

  /// Files that tools write beside the sources.
  ///
  /// Rings itself writes `compile_commands.json` to tell editors how to compile the files, and the page about
  /// earlier exercises.
  private static let filesOfTools: Set<String> = ["compile_commands.json", EarlierFilesPage.name]

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
