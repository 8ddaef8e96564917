extension Diagnostic {
  /// Returns the diagnostic with the learner's file names; nil if it isn't about the learner's code.
  ///
  /// Notes about modules or the C library are removed.
  func forLearners(_ copies: SourceCopies) -> Diagnostic? {
    func original(_ location: Location) -> Location? {
      guard let copy = copies.copy(forCompilerPath: location.file) else { return nil }
      var original = location
      original.file = copy.original.path
      // A source may be shorter than its padded file. The compiler then reports the end of the source after
      // the padding.
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
    // A warning without a location isn't for the learner, but an error without a location still is.
    if diagnostic.location == nil, severity != .error { return nil }
    diagnostic.ranges = ranges.compactMap(original)
    // Columns in an expansion don't apply to the file.
    let isExpanded = location.map { copies.copy(forFileID: $0.file) != nil } ?? false
    diagnostic.fixIts = (isExpanded ? [] : diagnostic.fixIts).compactMap { fixIt in
      original(fixIt.range).map { FixIt(range: $0, text: fixIt.text) }
    }
    return diagnostic
  }

  /// The diagnostic without suggestions such as “did you mean 'free'?” for `True`.
  ///
  /// Widget authors don't know the C library's names, and an iPhone's names differ.
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

  /// Returns the location for a message about code that a macro expansion repeats.
  ///
  /// The expansion's columns don't apply, so this is the location of a word that the message quotes.
  private func placeInExpansion(of copies: SourceCopies) -> Location? {
    guard let location, let copy = copies.copy(forFileID: location.file) else { return nil }
    let words = copy.file.tokens.filter { $0.line == location.line }
    guard let word = words.first(where: { message.contains("'\($0.text)'") }) ?? words.first else {
      return nil
    }
    return Location(file: copy.original.path, line: location.line, column: word.column)
  }

  /// Removes the note that locates a macro's use, and returns its location for a message about generated
  /// code.
  private mutating func takeExpansion() -> Location? {
    let note = notes.firstIndex { $0.message.hasPrefix("in expansion of macro") }
    return note.flatMap { notes.remove(at: $0).location }
  }

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
