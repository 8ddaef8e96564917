import Foundation
import Judge
import Sentences

/// The page that ranks the pairs and shows their distribution.
struct SimilarityPage {
  private let similarity: ClassSimilarity

  init(_ similarity: ClassSimilarity) { self.similarity = similarity }

  var html: String {
    var body =
      "<h1>\(said(SimilarityPhrases.title))</h1>\n<p>\(said(SimilarityPhrases.caution))</p>\n"
    for exercise in similarity.exercises { body += markup(of: exercise) }
    if similarity.exercises.allSatisfy({ $0.pairs.isEmpty }) {
      body += "<p>\(said(SimilarityPhrases.nothing))</p>\n"
    }
    return PageFrame.page(
      title: SimilarityPhrases.title.spoken(in: similarity.language), body: body,
      language: similarity.language)
  }

  private func markup(of exercise: ExerciseSimilarity) -> String {
    var text = """
      <h2>\(MarkupText.of(exercise.exercise))</h2>
      <p class="soft">\(said(SimilarityPhrases.compared(exercise)))</p>
      \(spread(exercise.distribution))

      """
    guard !exercise.pairs.isEmpty else { return text }
    text += clusters(of: exercise)
    let titles = SimilarityPhrases.columns.map { "<th>\(said($0))</th>" }.joined()
    text += "<table>\n<tr>\(titles)</tr>\n"
    for (number, pair) in exercise.pairs.prefix(SimilarityReport.mostPages).enumerated() {
      let names = "\(MarkupText.of(pair.left)) ↔ \(MarkupText.of(pair.right))"
      let shares =
        "\(SimilarityReport.percent(pair.leftShare))% / \(SimilarityReport.percent(pair.rightShare))%"
      let remark =
        pair.isShort ? " <span class=\"soft\">\(said(SimilarityPhrases.short))</span>" : ""
      text += """
        <tr><td>\(SimilarityReport.percent(pair.similarity))%</td>\
        <td><a href="\(page(of: exercise, number))">\(names)</a>\(remark)</td><td>\(shares)</td>\
        <td>\(said(SimilarityPhrases.tokens(pair.longest)))</td><td>\(pair.passages.count)</td></tr>

        """
    }
    return text + "</table>\n"
  }

  private func clusters(of exercise: ExerciseSimilarity) -> String {
    guard !exercise.clusters.isEmpty else { return "" }
    let titles = SimilarityPhrases.clusterColumns.map { "<th>\(said($0))</th>" }.joined()
    var text = """
      <h3>\(said(SimilarityPhrases.clusters))</h3>
      <p class="soft">\(said(SimilarityPhrases.clustered(exercise)))</p>
      <table>
      <tr>\(titles)</tr>

      """
    for (number, cluster) in exercise.clusters.enumerated() {
      for (place, learner) in cluster.learners.enumerated() {
        let others = cluster.others(similarTo: learner).map { other in
          link(to: learner, other, in: exercise)
        }
        text += """
          <tr><td>\(place == 0 ? "\(number + 1)" : "")</td><td>\(MarkupText.of(learner))</td>\
          <td>\(others.joined(separator: ", "))</td>\
          <td>\(SimilarityReport.percent(cluster.closest(to: learner)))%</td></tr>

          """
      }
    }
    return text + "</table>\n"
  }

  /// Returns a learner's name that links to the page of a pair, if the pair has one.
  private func link(
    to learner: String, _ other: String, in exercise: ExerciseSimilarity
  ) -> String {
    let pair = exercise.pairs.prefix(SimilarityReport.mostPages).firstIndex {
      Set([$0.left, $0.right]) == [learner, other]
    }
    guard let pair else { return MarkupText.of(other) }
    return "<a href=\"\(page(of: exercise, pair))\">\(MarkupText.of(other))</a>"
  }

  private func page(of exercise: ExerciseSimilarity, _ number: Int) -> String {
    let path = SimilarityReport.pagePath(exercise.exercise, number)
    return MarkupText.of(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
  }

  private func spread(_ counts: [Int]) -> String {
    let most = max(1, counts.dropFirst().max() ?? 1)
    let rows = counts.enumerated().dropFirst().map { place, count in
      let width = 20 * Double(count) / Double(most)
      return """
        <tr><td>\(place * 10)–\(place * 10 + 10)%</td><td><span class="bar" \
        style="width:\(GradeBookCSV.number(width))rem"></span> \(count)</td></tr>
        """
    }
    return "<table>\n\(rows.reversed().joined(separator: "\n"))\n</table>"
  }

  private func said(_ sentence: Sentence) -> String {
    MarkupText.of(sentence.spoken(in: similarity.language))
  }
}
