package import SwiftSource

/// A change to source before compiling.
///
/// It keeps the length or adds code after an import, so that lines and columns stay valid for the learner.
package struct SourceRewriter: Sendable {
  /// The strings to look for; a file without any of them needs no edits.
  let signs: [String]
  let edits: @Sendable (SwiftFile) -> [SourceEdit]

  /// The rewriters that turn code for Apple's compilers into code for Linux's.
  package static let forApple: [SourceRewriter] = [
    .managedExtensions, .managedFunctions, .namedKeyPaths, .objectiveCAttributes,
    .submoduleImports, .importAccess, .bridgingCasts, .bundles, .compilersOwnConditions,
    .appEntryPoints, .qualifiedMacros, .plainQueries, .securityImports,
    .objectiveCExpressions,
  ]

  /// Replaces characters that the compiler reads as whitespace but other tools as letters.
  ///
  /// These are no-break spaces and the byte-order mark at a file's start.
  package static let plainSpaces = SourceRewriter(signs: ["\u{A0}", "\u{FEFF}"]) { file in
    file.unusualSpaces.map { SourceEdit($0) }
  }
}

extension SwiftFile {
  /// Returns the file's bytes with the rewriters applied.
  package func rewritten(by rewriters: [SourceRewriter]) -> [UInt8] {
    let edits = rewriters.flatMap { rewriter in
      rewriter.signs.contains { bytes.contains(text: $0) } ? rewriter.edits(self) : []
    }
    return edits.isEmpty ? bytes : bytes.edited(edits)
  }
}
