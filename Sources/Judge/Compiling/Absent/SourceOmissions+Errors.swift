import Foundation

extension SourceOmissions {
  /// Records the types that the errors report as missing, so that calls lose the arguments of these types.
  func noteMissingTypes(_ errors: [Diagnostic]) {
    let types = errors.filter { $0.message.hasPrefix("cannot find type") }
      .flatMap { Self.quotedNames(in: $0.message) }.filter { declared[$0] == nil }
    guard !types.isEmpty else { return }
    for url in files.keys { files[url]?.signatures.missing.formUnion(types) }
  }

  /// Returns errors about extra arguments, and separates others from those that other errors in the same compile
  /// usually cause, such as `.now` in a call with a missing type.
  static func groups(
    of errors: [Diagnostic]
  ) -> (extra: [Diagnostic], causes: [Diagnostic], effects: [Diagnostic]) {
    let groups = Dictionary(grouping: errors) { error in
      if OmittedFile.isAboutExtraArguments(error) { return 0 }
      let isEffect = [
        "cannot infer contextual base", "could not be inferred", "does not conform to protocol",
        "ambiguous without",
      ].contains { error.message.contains($0) }
      return isEffect || isMisleading(error) ? 2 : 1
    }
    return (groups[0] ?? [], groups[1] ?? [], groups[2] ?? [])
  }

  /// Whether all errors only follow from others that the outcome doesn't contain.
  static func hasOnlyMisleading(_ outcome: CompileOutcome) -> Bool {
    guard case .diagnostics(let found) = outcome else { return false }
    return found.filter { $0.severity == .error }.allSatisfy(isMisleading)
  }

  /// Whether an error takes a view for the content of a chart, because of another error in the same closure.
  private static func isMisleading(_ error: Diagnostic) -> Bool {
    error.message.contains("'buildExpression' requires")
      && error.message.contains("conform to 'ChartContent'")
  }
}
