import SwiftSource

extension SourceRewriter {
  /// Removes the access level of an import: `internal import Combine` becomes `import Combine`.
  ///
  /// Xcode writes such imports. The compiler wants an access level on all imports of a module or on none, and
  /// the imports added for Foundation have none.
  package static let importAccess = SourceRewriter(signs: ["import"]) { file in
    file.imports.flatMap { statement -> [SourceEdit] in
      let keyword = (statement.kind ?? statement.path.lowerBound) - 1
      return file.tokens[..<keyword].reversed()
        .prefix { !$0.isSign(";") && ($0.line == file[keyword].line) }
        .filter { ImportStatement.access.contains($0.text) }
        .map { SourceEdit($0.range) }
    }
  }
}
