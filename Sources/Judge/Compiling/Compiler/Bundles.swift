import SwiftSource

extension SourceRewriter {
  /// Replaces `Bundle.main` and `Bundle.module` in learner code with the widget's bundle.
  ///
  /// `Bundle.main` would be the folder of this program, and there's no package build here to provide
  /// `Bundle.module`. Both become `Main_Bundle`, or `MainBundle_` if the code reads the bundle's identity,
  /// which a folder can't provide. A file that declares its own `module` keeps it. `NSLocalizedString` and
  /// `localizedString` are replaced too, because they would look in the program's folder, and so are functions
  /// that format their results.
  package static let bundles = SourceRewriter(
    signs: [".main", ".module", "NSLocalizedString", "localizedString", "format"]
  ) { file in
    let hasOwn = file.tokens.indices.contains { place in
      file[place].isWord("module")
        && (file[place - 1].isWord("var") || file[place - 1].isWord("let"))
    }
    return file.tokens.indices.compactMap { place in
      let (token, name) = (file[place], file[place + 2])
      if token.isWord("NSLocalizedString"), file[place + 1].isSign("(") {
        return SourceEdit(token.range, "Localized_String_")
      }
      if token.isWord("localizedString"), file[place - 1].isSign("."),
        file.stands("(", "forKey", at: place + 1)
      {
        return SourceEdit(token.range, "localized_Text_")
      }
      if token.isWord("localizedStringWithFormat"), file[place - 1].isSign(".") {
        return SourceEdit(token.range, "localized_Text_Formatted_")
      }
      // A literal is its own format.
      if token.isWord("format"), file[place - 1].isSign("("), file[place - 2].isWord("String"),
        file[place + 1].isSign(":"), file[place + 2].kind != .literal
      {
        return SourceEdit(token.range, "f_rmat")
      }
      // `bundle: .module` refers to the bundle with an implicit member.
      if token.isWord("bundle"), file.stands(":", ".", "module", at: place + 1), !hasOwn {
        return SourceEdit(file[place + 3].range, "main")
      }
      guard token.isWord("Bundle"), file[place + 1].isSign("."), file.isAdjacent(place + 1),
        file.isAdjacent(place + 2)
      else { return nil }
      // In `Foundation.Bundle.main` and key paths, the type's name stays.
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
    ["bundleIdentifier", "infoDictionary", "localizedInfoDictionary"].contains {
      file.stands(".", $0, at: place)
    }
      || file.stands(".", "object", "(", "forInfoDictionaryKey", at: place)
  }
}
