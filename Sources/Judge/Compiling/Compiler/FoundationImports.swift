import SwiftSource

/// Gives the files that import something what `import Foundation` means on an Apple system.
///
/// Linux's Foundation lacks names that other modules of ours have. Importing those for every file would
/// let a file without any import use `Date`, which no Apple compiler takes: so they are imported behind
/// a file's own imports, on the same line, where no column that a message may name is moved.
extension SourceRewriter {
  package static func foundationImports(of modules: [String]) -> SourceRewriter {
    let addition = modules.map { ";import \($0)" }.joined()
    return SourceRewriter(signs: modules.isEmpty ? [] : ["import"]) { file in
      file.imports.map { statement in
        let end = file.tokens[statement.path.upperBound - 1].range.upperBound
        return SourceEdit(end..<end, addition)
      }
    }
  }

  /// A file of ours, which sees them whatever it imports; its first line only grows.
  static func leadingImports(of modules: [String]) -> SourceRewriter {
    SourceRewriter(signs: [""]) { _ in
      [SourceEdit(0..<0, modules.map { "import \($0);" }.joined())]
    }
  }
}
