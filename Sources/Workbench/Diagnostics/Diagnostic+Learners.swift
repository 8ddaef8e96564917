extension Diagnostic {
  /// The diagnostic in the learner's own file names, without notes that lead into modules or the C
  /// library; nil when it speaks of nothing that the learner wrote.
  func forLearners(_ copies: SourceCopies) -> Diagnostic? {
    func original(_ location: Location) -> Location? {
      if let copy = copies.copy(forCompilerPath: location.file) {
        return Location(file: copy.original.path, line: location.line, column: location.column)
      }
      guard let copy = copies.copy(inPlace: location.file), location.line > 1 else { return nil }
      return Location(file: copy.original.path, line: location.line - 1, column: location.column)
    }
    func original(_ range: Range) -> Range? {
      guard let start = original(range.start), let end = original(range.end) else { return nil }
      return Range(start: start, end: end)
    }
    var diagnostic = self
    diagnostic.location = location.flatMap(original)
    // A warning about a module is ours to know; an error without a place still stops the learner.
    if diagnostic.location == nil, severity != .error { return nil }
    diagnostic.ranges = ranges.compactMap(original)
    diagnostic.fixIts = fixIts.compactMap { fixIt in
      original(fixIt.range).map { FixIt(range: $0, text: fixIt.text) }
    }
    diagnostic.notes = notes.compactMap { $0.forLearners(copies) }
    return diagnostic
  }

  /// The same with every file name replaced.
  func mappingFiles(_ name: (String) -> String) -> Diagnostic {
    func mapped(_ location: Location) -> Location {
      Location(file: name(location.file), line: location.line, column: location.column)
    }
    func mapped(_ range: Range) -> Range {
      Range(start: mapped(range.start), end: mapped(range.end))
    }
    var diagnostic = self
    diagnostic.location = location.map(mapped)
    diagnostic.ranges = ranges.map(mapped)
    diagnostic.fixIts = fixIts.map { FixIt(range: mapped($0.range), text: $0.text) }
    diagnostic.notes = notes.map { $0.mappingFiles(name) }
    return diagnostic
  }
}
