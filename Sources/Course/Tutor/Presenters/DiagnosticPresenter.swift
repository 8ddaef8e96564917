package import Judge
import Sentences
package import Terminal

/// Tells a compiler's message: file and line as the learner knows them, the source with its caret,
/// and what it means in plain language, where the verdict says so.
package struct DiagnosticPresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// The message as text to write.
  package func string(_ diagnostic: VerdictDiagnostic) -> String {
    lines(diagnostic).encoded(for: presentation.capabilities)
  }

  /// Several messages as text to write; a suggestion that many of them share is told once.
  package func string(_ diagnostics: some Collection<VerdictDiagnostic>) -> String {
    lines(diagnostics).encoded(for: presentation.capabilities)
  }

  package func lines(
    _ diagnostics: some Collection<VerdictDiagnostic>, separator: [StyledText] = []
  ) -> [StyledText] {
    var told: Set<SuggestedFix> = []
    return diagnostics.flatMap { diagnostic in
      var diagnostic = diagnostic
      diagnostic.fixes.removeAll { !told.insert($0).inserted }
      return separator + lines(diagnostic)
    }
  }

  package func lines(_ diagnostic: VerdictDiagnostic) -> [StyledText] {
    var headline = StyledText()
    if let file = diagnostic.file {
      let place = [file] + [diagnostic.line, diagnostic.column].compactMap { $0.map(String.init) }
      headline.append(place.joined(separator: ":"), .strong)
      headline.append(": ")
    }
    headline.append(presentation.text(.severity(diagnostic.severity), style(of: diagnostic)))
    headline.append(": ")
    headline.append(diagnostic.message.spoken(in: presentation.language))
    var lines = headline.wrapped(to: presentation.width, indent: "  ")
    if let excerpt = diagnostic.excerpt { lines += source(excerpt) }
    if let explanation = diagnostic.explanation {
      let text =
        presentation.text(VerdictDiagnostic.inPlainWords, .strong) + ": "
        + StyledText(explanation.spoken(in: presentation.language))
      lines += text.wrapped(to: presentation.width, indent: "  ")
    }
    return lines + fixes(of: diagnostic)
  }

  /// The lines to type, as they will stand in the file.
  private func fixes(of diagnostic: VerdictDiagnostic) -> [StyledText] {
    diagnostic.fixes.enumerated().flatMap { place, fix in
      if !fix.isInsertion, fix.text.allSatisfy(\.isWhitespace) {
        return presentation.lines(
          .takeOut(line: fix.line, through: fix.lastLine, isAlternative: place > 0), .quiet)
      }
      let sentence: Sentence =
        fix.isInsertion
        ? .typeAbove(line: fix.line, isAlternative: place > 0)
        : .typeInPlace(of: fix.line, through: fix.lastLine, isAlternative: place > 0)
      return presentation.lines(sentence, .quiet) + Self.shortened(fix.text)
    }
  }

  /// Of long suggestions the beginning and the end: what is between stays as it was.
  private static func shortened(_ text: String) -> [StyledText] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shown =
      lines.count <= 12 ? lines : lines.prefix(3) + ["    …"] + lines.suffix(4)
    return shown.map { StyledText($0, .command) }
  }

  private func style(of diagnostic: VerdictDiagnostic) -> Style {
    switch diagnostic.severity {
    case .error: .bad
    case .warning: .warning
    case .note: .quiet
    }
  }

  /// Source lines keep their length, so that the caret stays under its column.
  private func source(_ excerpt: String) -> [StyledText] {
    excerpt.split(separator: "\n", omittingEmptySubsequences: false)
      .reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
      .compactMap { line in
        let isMarker = line.allSatisfy { " |^~`-\t".contains($0) } && line.contains("^")
        // The column is said in the headline already.
        if isMarker, presentation.capabilities.isPlain { return nil }
        return isMarker ? StyledText(String(line), .bad) : StyledText(String(line))
      }
  }
}
