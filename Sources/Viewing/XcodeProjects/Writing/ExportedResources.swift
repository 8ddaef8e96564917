import Curriculum
package import Foundation

/// The resources beside a widget's sources: catalogs, data, and the `Info.plist`.
package struct ExportedResources {
  /// The contents of the sources' own `Info.plist`; nil if there's none.
  let propertyList: String?
  private let items: [BundleItem]

  /// Reads the resources in these files' folders; if several resources have the same name, the first is used.
  package init(beside files: [URL] = []) throws {
    var folders: [String] = []
    for file in files {
      let folder = file.deletingLastPathComponent().standardizedFileURL.path
      if !folders.contains(folder) { folders.append(folder) }
    }
    var names: Set<String> = []
    var items: [BundleItem] = []
    for folder in folders {
      for item in try BundleItem.all(in: URL(filePath: folder))
      where names.insert(item.url.lastPathComponent).inserted {
        items.append(item)
      }
    }
    let list = items.first { $0.url.lastPathComponent == Self.propertyListName }
    propertyList = try list.map { try String(contentsOf: $0.url, encoding: .utf8) }
    self.items = items.filter { $0.url.lastPathComponent != Self.propertyListName }
  }

  private static let propertyListName = "Info.plist"

  /// Returns every file, by path below its folder.
  func files() throws -> [(path: String, contents: Data)] {
    try items.flatMap { item -> [(path: String, contents: Data)] in
      let name = item.url.lastPathComponent
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: item.url.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [(name, try Data(contentsOf: item.url))] }
      // Links could lead anywhere, so they aren't followed.
      return try FileManager.default.subpathsOfDirectory(atPath: item.url.path).sorted()
        .compactMap { path in
          let file = item.url.appending(path: path)
          let values = try file.resourceValues(forKeys: [.isRegularFileKey])
          guard values.isRegularFile == true else { return nil }
          return ("\(name)/\(path)", try Data(contentsOf: file))
        }
    }
  }

  /// The extension's `Info.plist`: its own contents, and the keys that WidgetKit requires.
  var widgetPropertyList: String {
    guard let propertyList, !propertyList.contains("NSExtensionPointIdentifier"),
      let start = propertyList.range(of: "<dict>")
    else { return propertyList.flatMap { $0.contains("<dict>") ? $0 : nil } ?? Self.plain }
    return propertyList.replacingCharacters(in: start, with: "<dict>\n\(Self.extensionPoint)")
  }

  private static let extensionPoint = """
    \t<key>NSExtension</key>
    \t<dict>
    \t\t<key>NSExtensionPointIdentifier</key>
    \t\t<string>com.apple.widgetkit-extension</string>
    \t</dict>
    """

  private static let plain = """
    \(PropertyListHead.text)
    <plist version="1.0">
    <dict>
    \(extensionPoint)
    </dict>
    </plist>

    """
}

enum PropertyListHead {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    """
}
