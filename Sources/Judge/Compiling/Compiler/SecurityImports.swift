import SwiftSource

extension SourceRewriter {
  /// Imports the parts of Security that Foundation re-exports on an Apple system into files that use the
  /// keychain.
  ///
  /// Other files needn't load them.
  package static let securityImports = SourceRewriter(
    signs: ["SecItem", "kSec", "errSec"], edits: foundationImports(of: ["Security"]).edits)
}
