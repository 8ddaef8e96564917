import SwiftSource

extension SourceRewriter {
  /// Gives a file that names the keychain what Foundation passes on of Security on an Apple system.
  ///
  /// Behind the file's own imports, where no column that a message may name is moved; a file that says
  /// nothing of the keychain need not load it.
  package static let securityImports = SourceRewriter(signs: ["SecItem", "kSec", "errSec"]) {
    file in
    guard let last = file.imports.last, !file.imports.contains(where: { $0.module == "Security" })
    else { return [] }
    let end = file.tokens[last.path.upperBound - 1].range.upperBound
    return [SourceEdit(end..<end, ";import Security")]
  }
}
