import SwiftSource

extension SourceRewriter {
  /// Imports a whole module where Apple's has submodules, or where one declaration of it is meant.
  ///
  /// `import os.log` and `import class UIKit.UIImage` become `import os` and `import UIKit`, with blanks
  /// in place of the rest: our modules have no submodules, and some only pass on what others declare.
  package static let submoduleImports = SourceRewriter(signs: ["import"]) { file in
    file.imports.filter { $0.path.count > 1 }.flatMap { statement -> [SourceEdit] in
      let rest = file[statement.path.lowerBound + 1].range.lowerBound
      let end = file[statement.path.upperBound - 1].range.upperBound
      return [SourceEdit(rest..<end)]
        + [statement.kind.map { SourceEdit(file[$0].range) }].compactMap { $0 }
    }
  }
}
