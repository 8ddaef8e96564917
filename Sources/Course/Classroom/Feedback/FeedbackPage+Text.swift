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
      if !part.criteria.isEmpty {
        lines.append("  \(FeedbackPhrases.criteria.spoken(in: language))")
        lines += part.criteria.map { criterion in
          "    [\(criterion.score)] \(criterion.title)"
            + (criterion.words.map { " (\($0))" } ?? "")
            + (criterion.comment.map { ": \($0)" } ?? "")
        }
      }
      if !part.hint.isEmpty {
        lines.append("  \(FeedbackPhrases.hint.spoken(in: language)): \(part.hint)")
      }
      for listing in part.code { lines += Self.code(listing, language) }
      lines.append("")
    }
    if !missing.isEmpty {
      lines.append(FeedbackPhrases.missing.spoken(in: language))
      lines += missing.map { "  \($0)" } + [""]
    }
    return (lines + remarks).joined(separator: "\n") + "\n"
  }

  private static func code(_ listing: CodeListing, _ language: Language) -> [String] {
    let width = String(listing.lines.count).count
    return ["  \(listing.name)"]
      + listing.lines.flatMap { line -> [String] in
        let number = line.number.map(String.init) ?? ""
        let sign =
          switch line.origin {
          case .starter: " "
          case .learner: "+"
          case .removed: "-"
          }
        let space = String(repeating: " ", count: max(0, width - number.count))
        return ["  \(space)\(number) \(sign) \(line.text)"]
          + line.remarks.map { remark in
            let teacher = FeedbackPhrases.teacher.spoken(in: language)
            let author = remark.author == .teacher ? "\(teacher): " : ""
            return "  \(String(repeating: " ", count: width))   ^ \(author)\(remark.text)"
          }
      }
      + (listing.rest > 0
        ? ["  " + FeedbackPhrases.moreLines(listing.rest).spoken(in: language)] : [])
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
  }
}
