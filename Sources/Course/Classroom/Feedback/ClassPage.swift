import Curriculum
import Judge
import Sentences

/// A page about the whole class for the teacher: mark distribution, hardest checks, learners who need help.
enum ClassPage {
  private static let spread = Sentence("Distribution of marks", ko: "점수 분포")
  private static let hardest = Sentence("Hardest checks", ko: "가장 어려운 검사")
  private static let mistakes = Sentence("Most common messages", ko: "가장 많이 나온 메시지")
  private static let learners = Sentence("Learners", ko: "학습자")
  private static let help = Sentence("Learners who may need help", ko: "도움이 필요할 수 있는 학습자")
  private static let matrix = Sentence("Checks by learner", ko: "학습자별 검사")

  static func html(_ book: GradeBook) -> String {
    let shares = Dictionary(
      book.learners.map { ($0, share(of: $0, in: book)) }, uniquingKeysWith: { first, _ in first })
    let language = book.language
    func said(_ sentence: Sentence) -> String { MarkupText.of(sentence.spoken(in: language)) }
    let names = book.exercises.map { $0.title.text(in: language.rawValue) }
    let heading = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    var body = "<h1>\(MarkupText.of(heading))</h1>\n"
    body += "<h2>\(said(spread))</h2>\n" + bars(Array(shares.values))
    body += weakest(book, shares)
    for exercise in book.exercises {
      guard let tally = ExerciseTally(of: exercise.identifier, in: book) else { continue }
      if book.exercises.count > 1 {
        body += "<h2>\(MarkupText.of(exercise.title.text(in: language.rawValue)))</h2>\n"
      }
      body += times(tally, language)
      body += "<h3>\(said(hardest))</h3>\n" + checks(tally, language)
      body += "<h3>\(said(mistakes))</h3>\n" + messages(tally)
      body += "<h3>\(said(matrix))</h3>\n" + table(tally, language)
    }
    return PageFrame.page(title: book.pack, body: body, language: language)
  }

  private static func share(of learner: String, in book: GradeBook) -> Double {
    let (points, limit) = book.total(of: learner)
    return limit > 0 ? points / limit : 1
  }

  /// Draws a histogram of the marks in ten equal ranges.
  private static func bars(_ all: [Double]) -> String {
    let shares = all.map { min(9, max(0, Int($0 * 10))) }
    let most = Double(max(1, (0..<10).map { part in shares.count { $0 == part } }.max() ?? 1))
    let rows = (0..<10).reversed().map { part in
      let count = shares.count { $0 == part }
      let width = 100 * Double(count) / most
      return """
        <tr><td>\(part * 10)–\(part == 9 ? 100 : part * 10 + 9)%</td><td>\(count)</td>\
        <td><span class="bar soft" style="width:\(GradeBookCSV.number(width))%"></span></td></tr>
        """
    }
    return "<table class=\"spread\">\(rows.joined())</table>\n"
  }

  /// Lists the learners with less than half of the points, lowest first, with their most frequent results.
  private static func weakest(_ book: GradeBook, _ shares: [String: Double]) -> String {
    let language = book.language
    let weak = book.learners.filter { shares[$0] ?? 1 < 0.5 }
      .sorted { (shares[$0] ?? 1, $0) < (shares[$1] ?? 1, $1) }
    guard !weak.isEmpty else { return "" }
    let items = weak.prefix(longestList).map { learner in
      let ends = Dictionary(grouping: book.marks(of: learner)) { $0.words.spoken(in: language) }
      let why = ends.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(4).map {
        book.exercises.count > 1 ? "\($0.value.count) × \($0.key)" : $0.key
      }
      let percent = GradeBookCSV.number((100 * (shares[learner] ?? 0)).rounded())
      return """
        <li><strong><bdi>\(MarkupText.of(learner))</bdi></strong> <span class="soft">\(percent)%</span> \
        \(MarkupText.of(why.joined(separator: "; ")))</li>
        """
    }
    let rest = weak.count - items.count
    let more = Sentence("and \(rest) more", ko: "그 밖에 \(rest)명 더").spoken(in: language)
    return "<h2>\(MarkupText.of(help.spoken(in: language)))</h2>\n<ul>\(items.joined())"
      + (rest > 0 ? "<li class=\"soft\">… \(MarkupText.of(more))</li>" : "") + "</ul>\n"
  }

  private static let longestList = 40

  /// Returns the median and longest judging time, or an empty string if no verdict contains times.
  private static func times(_ tally: ExerciseTally, _ language: Language) -> String {
    let seconds = tally.seconds.sorted()
    guard let longest = seconds.last else { return "" }
    func tenths(_ value: Double) -> String { GradeBookCSV.number((value * 10).rounded() / 10) }
    let (middle, most) = (tenths(seconds[seconds.count / 2]), tenths(longest))
    let words = Sentence(
      "Judging a submission took a median of \(middle) s and at most \(most) s.",
      ko: "제출물 하나를 판정하는 데 걸린 시간은 중간값 \(middle)초, 최대 \(most)초예요.")
    return "<p class=\"soft times\">\(MarkupText.of(words.spoken(in: language)))</p>\n"
  }

  private static func checks(_ tally: ExerciseTally, _ language: Language) -> String {
    let ranked = tally.order.map { check in
      (check: check, passed: tally.passed[check.id] ?? 0)
    }.enumerated().sorted { ($0.element.passed, $0.offset) < ($1.element.passed, $1.offset) }
    let rows = ranked.prefix(10).map { _, row in
      """
      <tr><td>\(MarkupText.of(row.check.title.spoken(in: language)))</td>\
      <td>\(row.passed)/\(tally.rows.count)</td></tr>
      """
    }
    return "<table>\(rows.joined())</table>\n"
  }

  /// Lists the most frequent messages, each with its number of learners and one example picture.
  private static func messages(_ tally: ExerciseTally) -> String {
    let items = tally.commonestMessages(8).map { words, count, picture in
      "<li>\(count) × \(MarkupText.of(words))"
        + (picture.isEmpty ? "" : "<pre>\(MarkupText.of(picture))</pre>") + "</li>"
    }
    return "<ul>\(items.joined())</ul>\n"
  }

  private static func table(_ tally: ExerciseTally, _ language: Language) -> String {
    let head = tally.order.indices.map { "<th>\($0 + 1)</th>" }.joined()
    let rows = tally.rows.map { row in
      let cells = row.statuses.map { status in
        let isPassed = status == .passed
        return
          "<td class=\"\(isPassed ? "good" : "bad")\">\(isPassed ? "✓" : status == .skipped ? "–" : "✗")</td>"
      }
      return """
        <tr><td><bdi>\(MarkupText.of(row.learner))</bdi></td>\
        <td>\(GradeBookCSV.number(row.score))</td>\(cells.joined())</tr>
        """
    }
    let legend = tally.order.map { "<li>\(MarkupText.of($0.title.spoken(in: language)))</li>" }
      .joined()
    return """
      <div class="wide"><table><tr><th>\(MarkupText.of(learners.spoken(in: language)))</th>\
      <th>\(MarkupText.of(FeedbackPhrases.points.spoken(in: language)))</th>\(head)</tr>\
      \(rows.joined())</table></div>
      <ol>\(legend)</ol>

      """
  }
}
