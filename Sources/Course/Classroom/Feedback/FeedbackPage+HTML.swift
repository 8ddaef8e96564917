import Judge
import Sentences

extension FeedbackPage {
  var html: String {
    var body =
      "<h1 dir=\"auto\">\(MarkupText.of(heading))</h1>\n<p class=\"total\">\(MarkupText.of(total))</p>\n"
    for part in parts { body += markup(of: part) }
    if !missing.isEmpty {
      let items = missing.map { "<li>\(MarkupText.of($0))</li>" }.joined()
      body += "<h2>\(said(FeedbackPhrases.missing))</h2>\n<ul class=\"soft\">\(items)</ul>\n"
    }
    for remark in remarks { body += "<p class=\"soft\">\(MarkupText.of(remark))</p>\n" }
    return PageFrame.page(title: heading, body: body, language: language)
  }

  private func markup(of part: Part) -> String {
    let color = part.isPassed ? "good" : "bad"
    var text = """
      <h2>\(MarkupText.of(part.title))</h2>
      <p><strong>\(MarkupText.of(part.score))</strong> <span class="\(color)">\(MarkupText.of(part.status))</span></p>

      """
    for remark in part.remarks { text += "<p class=\"soft\">\(MarkupText.of(remark))</p>\n" }
    if let title = part.errorsTitle, !part.errors.isEmpty { text += "<h3>\(said(title))</h3>\n" }
    for (error, more) in Self.firstOfEachLine(part.errors) {
      text += "<div class=\"check bad\"><p>"
      if !error.place.isEmpty { text += "<strong>\(MarkupText.of(error.place))</strong> " }
      text += "\(MarkupText.of(error.words))</p>\n"
      if !error.excerpt.isEmpty { text += "<pre>\(MarkupText.of(error.excerpt))</pre>\n" }
      if !error.meaning.isEmpty {
        text += "<p>\(said(FeedbackPhrases.plainWords)): \(Self.prose(error.meaning))</p>\n"
      }
      if more > 0 {
        text += "<p class=\"soft\">\(said(FeedbackPhrases.moreOnThisLine(more)))</p>\n"
      }
      text += "</div>\n"
    }
    if !part.checks.isEmpty { text += "<h3>\(said(FeedbackPhrases.checks))</h3>\n" }
    text += part.checks.map(markup).joined()
    text += criteria(part.criteria)
    if !part.hint.isEmpty {
      text += "<p class=\"hint\"><strong>\(said(FeedbackPhrases.hint))</strong> "
      text += "\(Self.prose(part.hint))</p>\n"
    }
    if !part.code.isEmpty {
      text += "<h3>\(said(FeedbackPhrases.code))</h3>\n"
      text += "<p class=\"soft\">\(said(FeedbackPhrases.legend))</p>\n"
    }
    return text + part.code.map(markup).joined()
  }

  private func criteria(_ criteria: [CriterionMark]) -> String {
    guard !criteria.isEmpty else { return "" }
    let rows = criteria.map { criterion in
      let words =
        criterion.words.map { "<br><span class=\"soft\">\(MarkupText.of($0))</span>" } ?? ""
      return """
        <tr><td>\(MarkupText.of(criterion.title))\(words)</td><td>\(MarkupText.of(criterion.score))</td>\
        <td>\(MarkupText.of(criterion.comment ?? ""))</td></tr>
        """
    }
    return "<h3>\(said(FeedbackPhrases.criteria))</h3>\n<table>\(rows.joined())</table>\n"
  }

  private func markup(of listing: CodeListing) -> String {
    let rows = listing.lines.map { line in
      let (kind, sign) =
        switch line.origin {
        case .starter: ("soft", " ")
        case .learner: ("own", "+")
        case .removed: ("gone", "−")
        }
      let number = line.number.map(String.init) ?? ""
      let remarks = line.remarks.map { remark in
        let author = remark.author == .teacher ? "\(said(FeedbackPhrases.teacher)): " : ""
        let color = remark.author == .teacher ? "teacher" : "bad"
        return """
          <tr class="remark \(color)"><td></td><td></td><td>\(author)\(Self.prose(remark.text))</td></tr>

          """
      }
      return """
        <tr class="\(kind)"><td>\(number)</td><td>\(sign)</td><td>\(MarkupText.of(line.text))</td></tr>
        \(remarks.joined())
        """
    }
    let rest =
      listing.rest > 0
      ? "<p class=\"soft\">\(said(FeedbackPhrases.moreLines(listing.rest)))</p>\n" : ""
    return """
      <h4>\(MarkupText.of(listing.name))</h4>
      <table class="code">\(rows.joined())</table>
      \(rest)
      """
  }

  private func markup(of check: Check) -> String {
    let end = check.isPassed ? FeedbackPhrases.passed : FeedbackPhrases.notPassed
    let color = check.isPassed ? "good" : "bad"
    var text = """
      <div class="check \(color)">
      <p><strong>\(MarkupText.of(check.title))</strong> <span class="\(color)">\(said(end))</span> \
      <span class="soft">\(MarkupText.of(check.points))</span></p>

      """
    if !check.message.isEmpty { text += "<p>\(Self.prose(check.message))</p>\n" }
    if !check.isPassed {
      if !check.place.isEmpty { text += "<p class=\"soft\">\(MarkupText.of(check.place))</p>\n" }
      let values = [
        (FeedbackPhrases.expected, check.expected), (FeedbackPhrases.actual, check.actual),
      ].filter { !$0.1.isEmpty }
      if !values.isEmpty {
        let terms = values.map { "<dt>\(said($0.0))</dt><dd>\(MarkupText.of($0.1))</dd>" }
        text += "<dl>\(terms.joined())</dl>\n"
      }
      for picture in check.pictures {
        text += "<p class=\"soft\">\(MarkupText.of(picture.caption))</p>\n"
        text += "<pre>\(MarkupText.of(picture.text))</pre>\n"
      }
    }
    return text + "</div>\n"
  }

  /// Keeps the first error of each line with the number of further errors, because one mistake often causes
  /// several errors.
  private static func firstOfEachLine(_ errors: [Failure]) -> [(Failure, Int)] {
    var found: [(Failure, Int)] = []
    for error in errors {
      if !error.place.isEmpty, let place = found.firstIndex(where: { $0.0.place == error.place }) {
        found[place].1 += 1
      } else {
        found.append((error, 0))
      }
    }
    return found
  }

  /// Returns markup for text with code between backticks.
  private static func prose(_ text: String) -> String {
    MarkupText.of(text).replacing(/`([^`\n]+)`/) { "<code>\($0.1)</code>" }
  }

  private func said(_ sentence: Sentence) -> String { MarkupText.of(sentence.spoken(in: language)) }
}
