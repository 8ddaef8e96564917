import SwiftSource

extension SourceRewriter {
  /// Takes Objective-C's attributes out of source that is compiled where there is no such runtime.
  ///
  /// `@objc` and its kin say how other code reaches a declaration, not what it does: blanks take their
  /// place. `@NSManaged` says that somebody else stores a property: the wrapper `@_Managed` does.
  package static let objectiveCAttributes = SourceRewriter(
    signs: replacements.keys.sorted()
  ) { file in
    file.tokens.indices.compactMap { place in
      let token = file.tokens[place]
      guard token.mark == "@", let replacement = replacements[token.text] else { return nil }
      var end = token.range.upperBound
      // `@objc` may have a name in parentheses.
      if token.text == "@objc", file.isAdjacent(place + 1), file[place + 1].isSign("(") {
        guard let close = file[place + 1].partner,
          file[close].range.upperBound - end <= longestName
        else { return nil }
        end = file[close].range.upperBound
      }
      return SourceEdit(token.range.lowerBound..<end, replacement)
    }
  }

  private static let replacements = [
    "@objcMembers": "", "@objc": "", "@nonobjc": "", "@IBOutlet": "", "@IBAction": "",
    "@IBInspectable": "", "@IBDesignable": "", "@NSManaged": "@_Managed",
  ]

  /// In bytes, with its parentheses; a longer one is nobody's.
  private static let longestName = 100
}
