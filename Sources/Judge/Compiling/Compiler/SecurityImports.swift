import SwiftSource

extension SourceRewriter {
  /// Gives a file that names the keychain what Foundation passes on of Security on an Apple system; one that says
  /// nothing of it need not load it.
  package static let securityImports = SourceRewriter(
    signs: ["SecItem", "kSec", "errSec"], edits: foundationImports(of: ["Security"]).edits)
}
