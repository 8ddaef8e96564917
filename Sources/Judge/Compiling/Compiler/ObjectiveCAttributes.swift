import SwiftSource

extension SourceRewriter {
  /// Removes Objective-C attributes from source compiled without the Objective-C runtime.
  ///
  /// `@objc` and related attributes only expose a declaration to other code, so they're blanked. `@NSManaged`
  /// leaves a property's storage to the system; the wrapper `@_Managed` replaces it.
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

  /// The maximum length of a name in bytes, including parentheses.
  ///
  /// Real names are shorter.
  private static let longestName = 100
}
