/// A use of a name in a probe file, with the declaration that the compiler chose.
package struct ProbeName: Hashable, Sendable, Codable {
  package enum Origin: Hashable, Sendable, Codable {
    /// Declared in a probe file: at the top level, visible to the module, or nested.
    case probes(isTopLevel: Bool)
    /// Declared in a file that's compiled together with the probes.
    case sources(Declaration)
    /// Declared in a library, with its module, if known, and its unified symbol resolution (USR).
    case library(module: String?, symbol: String)
  }

  /// A declaration in the files that are compiled together with the probes.
  package struct Declaration: Hashable, Sendable, Codable {
    /// The location; nil for members that the compiler synthesizes.
    package var location: Diagnostic.Location?
    /// Whether a type in these files implements or overrides a library's requirement or member.
    ///
    /// A call to the library's declaration then correctly runs this declaration. Any other declaration must
    /// not replace a library's declaration: not at the top level, in another module's type, or in a protocol,
    /// to which any type can conform. In the files' own types, any other declaration can only exist alongside
    /// the library's.
    package var replacesLibrarys: Bool
  }

  /// The probe file's name in the compile.
  package var file: String
  /// The line, counting from 1; 0 for a symbol that isn't in the text (`ProbeSymbols`).
  package var line: Int
  /// The column in bytes, counting from 1; 0 for a symbol that isn't in the text.
  package var column: Int
  /// The name as written: `map`, `==`, `Text`.
  package var name: String
  /// Whether the compiler generated the use, such as a result builder's call.
  package var isImplicit: Bool
  package var origin: Origin

  /// Whether the symbol isn't in the probe's text.
  package var isUnwritten: Bool { line == 0 }

  /// The API through which the probe gets a value's description; nil for other uses.
  package var selfDescription: SelfDescription? {
    isUnwritten && ofSources == nil ? SelfDescription(rawValue: name) : nil
  }

  /// The declaration, if it's in the files that are compiled together with the probes.
  package var ofSources: Declaration? {
    if case .sources(let declaration) = origin { declaration } else { nil }
  }

  func mappingFiles(_ name: (String) -> String) -> ProbeName {
    guard case .sources(var declaration) = origin, let file = declaration.location?.file else {
      return self
    }
    var mapped = self
    declaration.location?.file = name(file)
    mapped.origin = .sources(declaration)
    return mapped
  }
}
