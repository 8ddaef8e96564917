import Drawing
import Judge
import Sentences
import Terminal

/// Tells one check that did not pass: its word, what it says, expected and actual, and where.
struct CheckResultPresenter {
  private let presentation: Presentation
  private let margin = "  "

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// What a learner reads about one check.
  ///
  /// - Parameter titles: Titles of the verdict's checks by identifier, for checks that wait.
  func lines(
    _ check: LearnerCheck, titles: [String: String], showsPictures: Bool
  ) -> [StyledText] {
    var headline = presentation.text(.status(check.status), style(of: check.status))
    headline.append(": ")
    headline.append(check.title.spoken(in: presentation.language), .strong)
    if check.visibility == .hidden {
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
    return showsPictures ? lines + pictures(of: check) : lines
  }

  private func style(of status: CheckResult.Status) -> Style {
    switch status {
    case .passed: .good
    case .skipped, .infrastructureFailure, .judgedElsewhere: .warning
    default: .bad
    }
  }

  private func indented(_ line: StyledText) -> StyledText { StyledText(margin) + line }

  /// Expected above actual, in one column, so that the eye finds the difference.
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
      // An empty text would look like nothing at all.
      line.append(value.isEmpty ? "\"\"" : value, Style(style.role))
      return line.wrapped(to: presentation.width, indent: hanging)
    }
  }

  private func pictures(of check: LearnerCheck) -> [StyledText] {
    // Cells are nothing to listen to; `render words` says what is to be seen.
    if check.renders.isEmpty || presentation.capabilities.isPlain { return [] }
    let repertoire: CharacterRepertoire =
      presentation.capabilities.isUnicode ? .unicode : .ascii
    var pictures = check.renders.map { render in
      MarkedPicture(render).framed(
        caption: render.caption.spoken(in: presentation.language), repertoire: repertoire)
    }
    // Without styles in the text, a map beside the pictures says which cells are meant.
    if !presentation.capabilities.hasTextStyles,
      let marked = check.renders.first(where: { !$0.marked.isEmpty })
    {
      let caption: Sentence = check.renders.count > 1 ? .whereTheyDiffer : .whereItIs
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
