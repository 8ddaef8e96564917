/// Which widget extension of a project takes which exercises' widgets.
///
/// An extension is one module: exercises that declare the same names, call their widgets the same kind or
/// bring other files of one name go into different ones, of which an app may have several.
struct ExtensionPlan {
  private(set) var extensions: [ExportedExtension] = []

  /// - Parameter shares: What comes first has the first choice; what is for the app comes first of all.
  init(_ shares: [ExportedShare]) {
    var shares = shares
    // An app has one beginning, and what it needs of the widgets is compiled into both.
    if let place = shares.firstIndex(where: { !$0.contents.appFiles.isEmpty })
      ?? shares.firstIndex(where: \.isForApp)
    {
      shares.insert(shares.remove(at: place), at: 0)
    }
    for share in shares {
      if let place = extensions.firstIndex(where: { $0.accepts(share) }) {
        extensions[place].add(share)
      } else {
        extensions.append(ExportedExtension(number: extensions.count + 1, first: share))
      }
    }
  }
}
