package import Judge

/// An error for files that must compile but don't.
package struct RefusedSource: Error {
  package let diagnostics: [VerdictDiagnostic]

  package init(diagnostics: [VerdictDiagnostic]) {
    self.diagnostics = diagnostics
  }
}
