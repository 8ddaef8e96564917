/// One use of a name in a probe file, and whose declaration the compiler took it for.
package struct ProbeName: Hashable, Sendable, Codable {
  package enum Origin: Hashable, Sendable, Codable {
    /// Declared in a probe file; at its top level, where others of the module see it, or within something.
    case probes(isTopLevel: Bool)
    /// Declared in one of the files that the probes are compiled with.
    case sources(Declaration)
    /// A library's: its module, where the name tells it, and its unified symbol resolution.
    case library(module: String?, symbol: String)
  }

  /// What stands in the files that probes are compiled with.
  package struct Declaration: Hashable, Sendable, Codable {
    /// Where; nil for what the compiler adds to a type by itself.
    package var location: Diagnostic.Location?
    /// Whether it is what a type of these files' own has in the place of something that a library's protocol or
    /// class asks for or brings: then whoever means the library's means this.
    ///
    /// Nothing else can stand for a library's name: not at the top level, not in somebody else's type, not in a
    /// protocol, to which anything may conform, and in a type of their own only beside what is the library's.
    package var replacesLibrarys: Bool
  }

  /// The probe file's name in the compile.
  package var file: String
  /// From 1; 0 for what stands nowhere in the text (`ProbeSymbols`).
  package var line: Int
  /// In bytes, from 1; 0 as well.
  package var column: Int
  /// As it is written: `map`, `==`, `Text`.
  package var name: String
  /// Whether nobody wrote it: a call that a result builder makes, for one.
  package var isImplicit: Bool
  package var origin: Origin

  /// Whether no text of the probe's stands for it.
  package var isUnwritten: Bool { line == 0 }

  /// The way in which the probe asks a value to describe itself; nil where the name is another use.
  package var selfDescription: SelfDescription? {
    isUnwritten && ofSources == nil ? SelfDescription(rawValue: name) : nil
  }

  /// What the compiler took it for, where that is something of the files' that the probes are compiled with.
  package var ofSources: Declaration? {
    if case .sources(let declaration) = origin { declaration } else { nil }
  }

  /// The same with the file of the declaration replaced.
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
