import SwiftSource

extension SourceRewriter {
  /// Replaces `@SwiftUI.Entry` with `@Entry`, because the macro is declared in the learner's module here, not
  /// in Apple's.
  package static let qualifiedMacros = SourceRewriter(
    signs: MacroDeclarations.attached.flatMap { module, names in
      names.flatMap { ["\(module).\($0)", "\(module)::\($0)"] }
    }
  ) { file in
    file.tokens.indices.compactMap { place in
      let module = file[place]
      guard module.mark == "@", let names = MacroDeclarations.attached[module.name] else {
        return nil
      }
      let name: Int
      if file[place + 1].isSign(".") {
        name = place + 2
      } else if file[place + 1].isSign(":"), file[place + 2].isSign(":") {
        name = place + 3
      } else {
        return nil
      }
      guard file[name].kind == .word, names.contains(file[name].name) else { return nil }
      return SourceEdit(
        module.range.lowerBound..<file[name].range.upperBound, "@\(file[name].text)")
    }
  }
}

extension MacroDeclarations {
  /// The attached macros that learners may qualify with a module, by module.
  static let attached: [String: Set<String>] = [
    "SwiftUI": ["Entry"],
    "AppIntents": ["ComputedProperty", "DeferredProperty"],
    "SwiftData": ["Model", "ModelActor", "Attribute", "Relationship", "Transient"],
  ]
}
