import Drawing
import Foundation

/// A reader that walks catalogs and parses their `Contents.json` files.
struct AssetCatalogReader {
  private(set) var colors: [String: ColorSet] = [:]
  private(set) var images: [String: ImageSet] = [:]
  private(set) var symbols: [String: URL] = [:]

  mutating func read(_ folder: URL) {
    if folder.pathExtension == "xcassets" {
      readGroup(folder, namespace: "")
      return
    }
    for item in Self.contents(of: folder) where item.pathExtension == "xcassets" {
      readGroup(item, namespace: "")
    }
  }

  private mutating func readGroup(_ folder: URL, namespace: String) {
    for item in Self.contents(of: folder) {
      let name = namespace + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": colors[name] = Self.colorSet(in: item)
      case "imageset": images[name] = Self.imageSet(in: item)
      case "symbolset": symbols[name] = Self.symbol(in: item)
      case "":
        let group: GroupContents? = Self.decode(item)
        let isNamespace = group?.properties?.providesNamespace ?? false
        readGroup(item, namespace: isNamespace ? name + "/" : namespace)
      default: continue
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (items ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func decode<Contents: Decodable>(_ folder: URL) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private static func colorSet(in folder: URL) -> ColorSet {
    let contents: ColorContents? = decode(folder)
    var set = ColorSet()
    for item in contents?.colors ?? [] where item.isForPhone {
      guard let entry = item.color?.entry else { continue }
      if item.isDark { set.dark = entry } else if set.any == nil { set.any = entry }
    }
    return set
  }

  private static func symbol(in folder: URL) -> URL? {
    let contents: SymbolContents? = decode(folder)
    return contents?.symbols?.first { $0.isForPhone }?.filename
      .map { folder.appendingPathComponent($0) }
  }

  private static func imageSet(in folder: URL) -> ImageSet {
    let contents: ImageContents? = decode(folder)
    var set = ImageSet()
    set.isTemplate = contents?.properties?.templateRenderingIntent == "template"
    for item in contents?.images ?? [] where item.isForPhone {
      guard let filename = item.filename else { continue }
      var file = ImageSet.File(
        url: folder.appendingPathComponent(filename),
        scale: item.scale.flatMap { Double($0.dropLast()) } ?? 1, isDark: item.isDark)
      file.locale = item.locale
      file.slices = item.resizing?.capInsets.map { insets in
        Insets(
          top: insets.top ?? 0, leading: insets.left ?? 0, bottom: insets.bottom ?? 0,
          trailing: insets.right ?? 0)
      }
      file.takeConverted()
      set.files.append(file)
    }
    return set
  }
}
