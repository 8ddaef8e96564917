package import Judge
import Sentences
package import Terminal

/// Presents a compiler message: the location in the learner's file, the source with a caret, and an
/// explanation if the verdict has one.
package struct DiagnosticPresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  package func string(_ diagnostic: VerdictDiagnostic) -> String {
    lines(diagnostic).encoded(for: presentation.capabilities)
  }

  /// Returns several messages as text; a suggestion that they share appears once.
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

  /// Returns the lines to type, as they will appear in the file.
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

  /// Shortens a long suggestion to its beginning and end.
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

  /// Keeps source lines unwrapped, so that the caret stays under its column.
  private func source(_ excerpt: String) -> [StyledText] {
    excerpt.split(separator: "\n", omittingEmptySubsequences: false)
      .reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
      .compactMap { line in
        let isMarker = line.allSatisfy { " |^~`-\t".contains($0) } && line.contains("^")
        // In plain text, omit the caret, because the headline already contains the column.
        if isMarker, presentation.capabilities.isPlain { return nil }
        return isMarker ? StyledText(String(line), .bad) : StyledText(String(line))
      }
  }
}
