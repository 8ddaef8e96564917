import Drawing

/// Where views were written.
struct ViewPlaces {
  let source: SourceOutline
  /// Finds a view's line; nil where nobody can.
  let locate: (@Sendable (PitfallSubject) -> LintPlace?)?

  /// The view's line, or else that of the learner's view in whose body it was made.
  func place(of view: PitfallSubject) -> LintPlace? {
    if let place = locate?(view) { return place }
    guard let owner = view.owner, let type = source.declaration(of: owner) else { return nil }
    return LintPlace(file: type.file, line: type.line, isExact: false)
  }
}
