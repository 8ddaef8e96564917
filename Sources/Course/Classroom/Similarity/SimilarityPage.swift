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
    let titles = SimilarityPhrases.columns.map { "<th>\(said($0))</th>" }.joined()
    text += "<table>\n<tr>\(titles)</tr>\n"
    for (number, pair) in exercise.pairs.prefix(SimilarityReport.mostPages).enumerated() {
      let link = SimilarityReport.pagePath(exercise.exercise, number)
        .addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      let names = "\(MarkupText.of(pair.left)) ↔ \(MarkupText.of(pair.right))"
      let shares =
        "\(SimilarityReport.percent(pair.leftShare))% / \(SimilarityReport.percent(pair.rightShare))%"
      let remark =
        pair.isShort ? " <span class=\"soft\">\(said(SimilarityPhrases.short))</span>" : ""
      text += """
        <tr><td>\(SimilarityReport.percent(pair.similarity))%</td>\
        <td><a href="\(MarkupText.of(link ?? ""))">\(names)</a>\(remark)</td><td>\(shares)</td>\
        <td>\(said(SimilarityPhrases.tokens(pair.longest)))</td><td>\(pair.passages.count)</td></tr>

        """
    }
    return text + "</table>\n"
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
