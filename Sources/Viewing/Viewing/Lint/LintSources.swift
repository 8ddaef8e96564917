import Compiling
import Drawing
import Foundation
import SwiftSource
import WidgetLint

/// The learner's files as the lint reads them, and the search for views in them.
struct LintSources {
  let files: [SwiftFile]
  private let locator: ViewLocator

  /// Files that cannot be read are left out: compiling them tells why.
  init(_ urls: [URL]) {
    files = urls.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { SwiftFile($0, name: url.relativePath) }
    }
    locator = ViewLocator(sources: files)
  }

  /// The line of a view where there is no doubt.
  var locate: @Sendable (PitfallSubject) -> LintPlace? {
    let locator = locator
    return { view in
      let trait = ViewLocator.Trait(
        type: view.type, text: view.text, imageName: view.imageName, colorName: view.colorName,
        owner: view.owner, isBackground: view.isBackground)
      guard let found = locator.place(of: trait), found.lines.count == 1 else { return nil }
      return LintPlace(file: found.file, line: found.lines[0])
    }
  }
}
