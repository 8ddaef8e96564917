import Foundation
import PhoneFacts

/// Which widget extension of a project takes which exercises' widgets.
///
/// An extension is one module: exercises that declare the same names, call their widgets the same kind or
/// bring other files of one name go into different ones, of which an app may have several.
struct ExtensionPlan {
  private(set) var extensions: [ExportedExtension] = []

  /// - Parameter shares: What comes first has the first choice; what is for the app comes first of all.
  init(_ shares: [ExportedShare]) throws {
    var shares = shares
    // An app has one beginning, and what it needs of the widgets is compiled into both.
    if let place = shares.firstIndex(where: { !$0.contents.appFiles.isEmpty })
      ?? shares.firstIndex(where: \.isForApp)
    {
      shares.insert(shares.remove(at: place), at: 0)
    }
    for share in shares {
      let content = try ShareContent(share)
      if let place = extensions.firstIndex(where: { $0.accepts(content) }) {
        extensions[place].add(content)
      } else {
        extensions.append(ExportedExtension(number: extensions.count + 1, first: content))
      }
    }
  }
}

/// A share with the bytes of what it brings.
struct ShareContent {
  let share: ExportedShare
  /// Its sources by their names.
  let sources: [(file: URL, text: String)]
  /// Catalogs and data, by their paths.
  let resources: [(path: String, contents: Data)]

  init(_ share: ExportedShare) throws {
    self.share = share
    sources = try share.sources.map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
    resources = try share.resources.files()
  }

  /// What the resources are known by once they lie in one bundle: of a catalog, the sets in it.
  var assets: [String: Data] {
    Dictionary(
      resources.map { path, contents in
        let parts = path.split(separator: "/")
        let isInCatalog = parts.first?.hasSuffix(".xcassets") ?? false
        return (isInCatalog ? parts.dropFirst().joined(separator: "/") : path, contents)
      }, uniquingKeysWith: { first, _ in first })
  }
}
