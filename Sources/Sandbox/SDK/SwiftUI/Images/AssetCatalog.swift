import Foundation
import Synchronization

/// The colors and images in the `.xcassets` folders beside the learner's source.
package struct AssetCatalog: Sendable {
  let colors: [String: ColorSet]
  let images: [String: ImageSet]
  /// The files of custom symbols, by name.
  let symbols: [String: URL]
  /// The bitmaps read so far, by file.
  private let bitmaps = BitmapCache()
  private let templates = TemplateCache()

  package init() {
    colors = [:]
    images = [:]
    symbols = [:]
  }

  /// Reads every catalog that's one of `folders` or directly inside one of them.
  ///
  /// Later catalogs override earlier catalogs.
  package init(folders: [URL]) {
    var reader = AssetCatalogReader()
    for folder in folders { reader.read(folder) }
    colors = reader.colors
    images = reader.images
    symbols = reader.symbols
  }

  private static let shared = Mutex(AssetCatalog())

  /// The catalog of the running program, used by `UIImage(named:)` and by default in all views.
  package static var main: AssetCatalog {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  func data(of file: URL) -> Bitmap? { bitmaps.bitmap(of: file) }

  /// Returns the custom symbol with a name, or `nil` if there's none that Rings can read.
  func symbol(named name: String) -> SymbolTemplate? {
    symbols[name].flatMap(templates.template)
  }
}

/// A cache of decoded files, because a body is evaluated for every family and mode.
private final class BitmapCache: Sendable {
  private let known = Mutex<[URL: Bitmap?]>([:])

  func bitmap(of file: URL) -> Bitmap? {
    known.withLock { known in
      if let bitmap = known[file] { return bitmap }
      let name = file.lastPathComponent
      let isDrawing = ["svg", "pdf"].contains(file.pathExtension.lowercased())
      let bitmap = (try? Data(contentsOf: file)).flatMap {
        isDrawing ? Bitmap.missing(name) : ImageFile.bitmap(of: $0, name: name)
      }
      known[file] = .some(bitmap)
      return bitmap
    }
  }
}

/// A cache of custom symbols, by file.
private final class TemplateCache: Sendable {
  private let known = Mutex<[URL: SymbolTemplate?]>([:])

  func template(of file: URL) -> SymbolTemplate? {
    known.withLock { known in
      if let template = known[file] { return template }
      let template = (try? String(contentsOf: file, encoding: .utf8)).flatMap(SymbolTemplate.init)
      known[file] = .some(template)
      return template
    }
  }
}

extension EnvironmentValues {
  private struct AssetCatalogKey: EnvironmentKey {
    static var defaultValue: AssetCatalog { .main }
  }

  package var assetCatalog: AssetCatalog {
    get { self[AssetCatalogKey.self] }
    set { self[AssetCatalogKey.self] = newValue }
  }
}
