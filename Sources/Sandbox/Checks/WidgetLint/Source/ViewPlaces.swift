import Drawing

struct ViewPlaces {
  let source: SourceOutline
  /// Returns a view's line, or `nil` if it's unknown.
  let locate: (@Sendable (PitfallSubject) -> LintPlace?)?

  /// Returns the view's line, or else the line of the learner's view whose body created it.
  func place(of view: PitfallSubject) -> LintPlace? {
    if let place = locate?(view) { return place }
    guard let owner = view.owner, let type = source.declaration(of: owner) else { return nil }
    return LintPlace(file: type.file, line: type.line, isExact: false)
  }
}
