import SwiftSource

/// Gives files with imports the effect of `import Foundation` on an Apple system.
///
/// Linux's Foundation lacks names that other modules of ours provide. Importing these modules into every file
/// would let a file without imports use `Date`, which Apple's compiler rejects. They're imported after a
/// file's own imports and on the same line, so that columns in messages stay the same.
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

  /// Adds imports to a file of ours, at the beginning of its first line.
  static func leadingImports(of modules: [String]) -> SourceRewriter {
    SourceRewriter(signs: [""]) { _ in
      [SourceEdit(0..<0, modules.map { "import \($0);" }.joined())]
    }
  }
}
