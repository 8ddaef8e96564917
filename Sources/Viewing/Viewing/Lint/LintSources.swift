import Compiling
import Drawing
import Foundation
import SwiftSource
import WidgetLint

/// The parsed source files, with a search for views.
struct LintSources {
  let files: [SwiftFile]
  private let locator: ViewLocator

  /// Skips unreadable files, which the compiler reports.
  init(_ urls: [URL]) {
    files = urls.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { SwiftFile($0, name: url.relativePath) }
    }
    locator = ViewLocator(sources: files)
  }

  /// Finds a view's line if it is unambiguous.
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
