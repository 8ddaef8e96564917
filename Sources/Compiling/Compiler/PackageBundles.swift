import SwiftSource

/// Takes the bundle that Swift packages bring their resources in for the widget's own.
///
/// `Bundle.module` is written by the package manager for targets with resources, and here no package is
/// built: resources lie beside the sources. It becomes `Bundle.main` and two blanks, so that every line
/// and column stays where the learner sees it; a file that declares a `module` of its own keeps it.
enum PackageBundles {
  private static let spellings = ["Bundle.module", "bundle: .module"].map { Array($0.utf8) }
  private static let name = Array("module".utf8)
  private static let replacement = Array("main  ".utf8)

  /// The source with the main bundle in the package's place; the same bytes where it has none.
  static func turned(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(text: "undle"), source.contains(text: ".module"),
      !source.contains(text: "var module"), !source.contains(text: "let module")
    else { return source }
    let scanner = SourceScanner(source)
    var result = source
    for place in source.indices where scanner.kinds[place] == .code {
      guard let spelling = spellings.first(where: { source[place...].starts(with: $0) }) else {
        continue
      }
      let end = place + spelling.count
      if place > 0, SourceScanner.isWord(source[place - 1]) { continue }
      if end < source.count, SourceScanner.isWord(source[end]) { continue }
      result.replaceSubrange(end - name.count..<end, with: replacement)
    }
    return result
  }
}
