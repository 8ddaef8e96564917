extension Diagnostic {
  /// The diagnostic in the learner's own file names, without notes that lead into modules or the C
  /// library; nil when it speaks of nothing that the learner wrote.
  func forLearners(_ copies: SourceCopies) -> Diagnostic? {
    func original(_ location: Location) -> Location? {
      guard let copy = copies.copy(forCompilerPath: location.file) else { return nil }
      var original = location
      original.file = copy.original.path
      // In a place that source does not fill, the compiler finds the end behind the blanks.
      let end = copy.end
      if location.line == end.line { original.column = min(location.column, end.column) }
      return original
    }
    func original(_ range: Range) -> Range? {
      guard let start = original(range.start), let end = original(range.end) else { return nil }
      return Range(start: start, end: end)
    }
    var diagnostic = withoutSuggestionsOfC.inTheLearnersWords
    diagnostic.notes = notes.compactMap { $0.forLearners(copies) }
    diagnostic.location =
      location.flatMap(original) ?? placeInExpansion(of: copies) ?? diagnostic.takeExpansion()
    // A warning about a module is ours to know; an error without a place still stops the learner.
    if diagnostic.location == nil, severity != .error { return nil }
    diagnostic.ranges = ranges.compactMap(original)
    // The columns of an expansion are nobody's.
    let isExpanded = location.map { copies.copy(forFileID: $0.file) != nil } ?? false
    diagnostic.fixIts = (isExpanded ? [] : diagnostic.fixIts).compactMap { fixIt in
      original(fixIt.range).map { FixIt(range: $0, text: fixIt.text) }
    }
    return diagnostic
  }

  /// The same without “did you mean 'free'?” for `True`: the C library's names are nothing that a
  /// widget's author would know, and on a phone they would be others.
  private var withoutSuggestionsOfC: Diagnostic {
    let isOfC = notes.contains { note in
      note.message.hasSuffix("declared here")
        && note.location?.file.contains(/\/usr\/include\/|\.h$|glibc\.modulemap/) ?? false
    }
    guard isOfC, let guess = message.range(of: "; did you mean") else { return self }
    var diagnostic = self
    diagnostic.message = String(message[..<guess.lowerBound])
    diagnostic.fixIts = []
    diagnostic.notes.removeAll { $0.message.hasSuffix("declared here") }
    return diagnostic
  }

  /// The line of a file that an expansion repeats, at the word that is spoken of; its own columns are the
  /// expansion's.
  private func placeInExpansion(of copies: SourceCopies) -> Location? {
    guard let location, let copy = copies.copy(forFileID: location.file) else { return nil }
    let words = copy.file.tokens.filter { $0.line == location.line }
    guard let word = words.first(where: { message.contains("'\($0.text)'") }) ?? words.first else {
      return nil
    }
    return Location(file: copy.original.path, line: location.line, column: word.column)
  }

  /// The place where a macro is used, for what is said of its expansion, which nobody wrote; the note
  /// that names the place is not told besides.
  private mutating func takeExpansion() -> Location? {
    let note = notes.firstIndex { $0.message.hasPrefix("in expansion of macro") }
    return note.flatMap { notes.remove(at: $0).location }
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
