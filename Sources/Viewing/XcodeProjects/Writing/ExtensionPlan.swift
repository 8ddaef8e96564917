/// The assignment of exercises to a project's widget extensions.
///
/// An extension is one module. Exercises that declare the same names, use the same widget kind, or have
/// different files with the same name go into separate extensions. An app can have several extensions.
struct ExtensionPlan {
  private(set) var extensions: [ExportedExtension] = []

  /// - Parameter shares: The exercises by priority; an exercise for the app moves to the front.
  init(_ shares: [ExportedShare]) {
    var shares = shares
    // An app has one entry point, and both the app and the extension compile the widget code it needs.
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
