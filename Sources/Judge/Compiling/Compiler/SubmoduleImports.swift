import SwiftSource

extension SourceRewriter {
  /// Imports a whole module instead of a submodule or single declaration.
  ///
  /// `import os.log` and `import class UIKit.UIImage` become `import os` and `import UIKit`, padded with
  /// spaces. Our modules have no submodules, and some only re-export other modules' declarations.
  package static let submoduleImports = SourceRewriter(signs: ["import"]) { file in
    file.imports.filter { $0.path.count > 1 }.flatMap { statement -> [SourceEdit] in
      let rest = file[statement.path.lowerBound + 1].range.lowerBound
      let end = file[statement.path.upperBound - 1].range.upperBound
      return [SourceEdit(rest..<end)]
        + [statement.kind.map { SourceEdit(file[$0].range) }].compactMap { $0 }
    }
  }
}
