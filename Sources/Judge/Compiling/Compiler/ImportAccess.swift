import SwiftSource

extension SourceRewriter {
  /// Takes the access off an import: `internal import Combine` becomes `import Combine`.
  ///
  /// Xcode writes such imports by itself. The compiler wants all imports of a module to say so or none,
  /// and the ones that are added here for Foundation's other half say nothing.
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
