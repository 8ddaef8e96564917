package import SwiftSource

/// One of the ways in which source is changed before it is compiled here, at the same length or behind
/// an import, so that every line and column stays where the learner sees it.
package struct SourceRewriter: Sendable {
  /// A file that holds none of these texts is left alone without a further look.
  let signs: [String]
  let edits: @Sendable (SwiftFile) -> [SourceEdit]

  /// What only Apple's compilers take, said in words that Linux's takes as well.
  package static let forApple: [SourceRewriter] = [
    .managedExtensions, .managedFunctions, .namedKeyPaths, .objectiveCAttributes,
    .submoduleImports, .importAccess, .bridgingCasts, .bundles, .compilersOwnConditions,
    .appEntryPoints, .qualifiedMacros, .plainQueries, .securityImports,
  ]

  /// What the compiler takes for a space, and everybody else for a letter of the next word, as plain
  /// spaces: the one that never breaks in code, and the byte-order mark that a file may begin with.
  package static let plainSpaces = SourceRewriter(signs: ["\u{A0}", "\u{FEFF}"]) { file in
    file.unusualSpaces.map { SourceEdit($0) }
  }
}

extension SwiftFile {
  /// The file's bytes as these change them; the same ones where there is nothing to change.
  package func rewritten(by rewriters: [SourceRewriter]) -> [UInt8] {
    let edits = rewriters.flatMap { rewriter in
      rewriter.signs.contains { bytes.contains(text: $0) } ? rewriter.edits(self) : []
    }
    return edits.isEmpty ? bytes : bytes.edited(edits)
  }
}
