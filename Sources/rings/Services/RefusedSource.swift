import Judge

/// Files that do not compile, where nothing can be said without.
struct RefusedSource: Error {
  let diagnostics: [VerdictDiagnostic]
}
