import Sentences

extension FeedbackPage {
  var text: String {
    var lines = [heading, "\(FeedbackPhrases.points.spoken(in: language)): \(total)", ""]
    for part in parts {
      lines += ["\(part.title): \(part.score), \(part.status)"]
      lines += part.remarks.map { "  \($0)" }
      for error in part.errors {
        lines.append("  \(error.place.isEmpty ? "" : error.place + ": ")\(error.words)")
        if !error.excerpt.isEmpty { lines += Self.indented(error.excerpt) }
        if !error.meaning.isEmpty {
          lines.append("    \(FeedbackPhrases.plainWords.spoken(in: language)): \(error.meaning)")
        }
      }
      for check in part.checks {
        let end = check.isPassed ? FeedbackPhrases.passed : FeedbackPhrases.notPassed
        lines.append("  [\(check.points)] \(check.title): \(end.spoken(in: language))")
        if !check.message.isEmpty { lines += Self.indented(check.message) }
        if !check.place.isEmpty, !check.isPassed { lines.append("    \(check.place)") }
        for (words, value) in [
          (FeedbackPhrases.expected, check.expected), (FeedbackPhrases.actual, check.actual),
        ] where !value.isEmpty && !check.isPassed {
          lines.append("    \(words.spoken(in: language)): \(value)")
        }
        for picture in check.pictures {
          lines.append("    \(picture.caption)")
          lines += Self.indented(picture.text)
        }
      }
      if !part.hint.isEmpty {
        lines.append("  \(FeedbackPhrases.hint.spoken(in: language)): \(part.hint)")
      }
      lines.append("")
    }
    if !missing.isEmpty {
      lines.append(FeedbackPhrases.missing.spoken(in: language))
      lines += missing.map { "  \($0)" } + [""]
    }
    return (lines + remarks).joined(separator: "\n") + "\n"
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
  }
}
