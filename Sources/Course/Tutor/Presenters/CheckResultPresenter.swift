import Drawing
import Judge
import Sentences
import Terminal

/// Presents a check that didn't pass: its status, message, expected and actual values, and location.
struct CheckResultPresenter {
  private let presentation: Presentation
  private let margin = "  "

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Returns the text about one check.
  ///
  /// - Parameters:
  ///   - titles: The titles of the verdict's checks by identifier, for references to checks that this check
  ///     depends on.
  ///   - pictures: The check's pictures that aren't shown elsewhere.
  func lines(
    _ check: LearnerCheck, titles: [String: String], pictures: [CheckResult.Render]
  ) -> [StyledText] {
    var headline = presentation.text(.status(check.status), style(of: check.status))
    headline.append(": ")
    let title = check.title.spoken(in: presentation.language)
    headline.append(title, .strong)
    let mark = Sentence.hiddenCheck.spoken(in: presentation.language)
    if check.visibility == .hidden, !title.lowercased().hasPrefix(mark) {
      headline.append(" (")
      headline.append(presentation.text(.hiddenCheck))
      headline.append(")")
    }
    var lines = headline.wrapped(to: presentation.width, indent: margin)
    if let message = check.message {
      lines += presentation.lines(
        verbatim: message.spoken(in: presentation.language), margin: margin)
    } else if let because = check.because {
      lines += presentation.lines(.because(titles[because] ?? because), margin: margin)
    } else if let meaning = Sentence.meaning(of: check.status) {
      lines += presentation.lines(meaning, margin: margin)
    }
    lines += comparison(of: check)
    if let file = check.file {
      lines += presentation.lines(.at(file: file, line: check.line), .quiet, margin: margin)
    }
    if !pictures.isEmpty, let pixels = presentation.checkPictures[check.id] {
      return lines + [StyledText()] + pixels.map(indented)
    }
    return lines + self.lines(of: pictures)
  }

  private func style(of status: CheckResult.Status) -> Style {
    switch status {
    case .passed: .good
    case .skipped, .infrastructureFailure, .judgedElsewhere: .warning
    default: .bad
    }
  }

  private func indented(_ line: StyledText) -> StyledText { StyledText(margin) + line }

  /// Aligns the expected value above the actual value, so that differences are easy to see.
  private func comparison(of check: LearnerCheck) -> [StyledText] {
    let values = [
      (presentation.text(.expected, .quiet), check.expected, Style.good),
      (presentation.text(.actual, .quiet), check.actual, Style.bad),
    ].filter { $0.1 != nil }
    let labelWidth = values.map(\.0.width).max() ?? 0
    return values.flatMap { label, value, style -> [StyledText] in
      let value = value?.spoken(in: presentation.language) ?? ""
      if value.contains("\n") {
        return [indented(label)]
          + presentation.lines(verbatim: value, Style(style.role), margin: margin + "  ")
      }
      var line = indented(label)
      line.append(String(repeating: " ", count: labelWidth - label.width + 2))
      let hanging = String(repeating: " ", count: margin.count + labelWidth + 2)
      // Quotes make an empty string visible.
      line.append(value.isEmpty ? "\"\"" : value, Style(style.role))
      return line.wrapped(to: presentation.width, indent: hanging)
    }
  }

  private func lines(of renders: [CheckResult.Render]) -> [StyledText] {
    // A screen reader can't read cells; `render words` describes the picture.
    if renders.isEmpty || presentation.capabilities.isPlain { return [] }
    let repertoire: CharacterRepertoire =
      presentation.capabilities.isUnicode ? .unicode : .ascii
    var pictures = renders.map { render in
      MarkedPicture(render).framed(
        caption: render.caption.spoken(in: presentation.language), repertoire: repertoire)
    }
    // Without text styles, a map next to the pictures marks the cells.
    if !presentation.capabilities.hasTextStyles,
      let marked = renders.first(where: { !$0.marked.isEmpty })
    {
      let caption: Sentence = renders.count > 1 ? .whereTheyDiffer : .whereItIs
      pictures.append(
        MarkedPicture(marked).framedMap(
          caption: caption.spoken(in: presentation.language), repertoire: repertoire))
    }
    return [StyledText()]
      + SideBySide(pictures, alignsBottoms: true).lines(
        width: presentation.capabilities.width - margin.count
      )
      .map(indented)
  }
}
