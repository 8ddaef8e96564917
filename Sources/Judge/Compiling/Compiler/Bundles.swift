import SwiftSource

extension SourceRewriter {
  /// Gives learner code the widget's bundle for `Bundle.main`, which would be this program's folder, and
  /// for the one that Swift packages bring their resources in, since here no package is built.
  ///
  /// It becomes `Main_Bundle`, or `MainBundle_` where code asks who it is, which no folder can tell; a
  /// file that declares a `module` of its own keeps it.
  package static let bundles = SourceRewriter(signs: [".main", ".module"]) { file in
    let hasOwn = file.tokens.indices.contains { place in
      file[place].isWord("module")
        && (file[place - 1].isWord("var") || file[place - 1].isWord("let"))
    }
    return file.tokens.indices.compactMap { place in
      let (token, name) = (file[place], file[place + 2])
      // `bundle: .module` is the type's own name for it.
      if token.isWord("bundle"), file.stands(":", ".", "module", at: place + 1), !hasOwn {
        return SourceEdit(file[place + 3].range, "main")
      }
      guard token.isWord("Bundle"), file[place + 1].isSign("."), file.isAdjacent(place + 1),
        file.isAdjacent(place + 2)
      else { return nil }
      // `Foundation.Bundle.main` and a key path are left alone.
      let isPart =
        file.isAdjacent(place) && (file[place - 1].isSign(".") || file[place - 1].isSign("\\"))
      if name.isWord("module"), !hasOwn {
        return isPart
          ? SourceEdit(name.range, "main")
          : SourceEdit(token.range.lowerBound..<name.range.upperBound, "Main_Bundle")
      }
      guard name.isWord("main"), !isPart else { return nil }
      return SourceEdit(
        token.range.lowerBound..<name.range.upperBound,
        asksWhoItIs(file, place + 3) ? "MainBundle_" : "Main_Bundle")
    }
  }

  private static func asksWhoItIs(_ file: SwiftFile, _ place: Int) -> Bool {
    ["bundleIdentifier", "infoDictionary"].contains { file.stands(".", $0, at: place) }
      || file.stands(".", "object", "(", "forInfoDictionaryKey", at: place)
  }
}
