package import Judge

/// Files that do not compile, where nothing can be said without.
package struct RefusedSource: Error {
  package let diagnostics: [VerdictDiagnostic]

  package init(diagnostics: [VerdictDiagnostic]) {
    self.diagnostics = diagnostics
  }
}
