import Judge
import Sentences

struct SimilarPairPage {
  private let pair: SimilarPair
  private let files: [String: [String: ComparedFile]]
  private let exercise: String
  private let language: Language

  init(_ pair: SimilarPair, of works: [ComparedWork], exercise: String, language: Language) {
    self.pair = pair
    self.exercise = exercise
    self.language = language
    var files: [String: [String: ComparedFile]] = [:]
    for work in works where [pair.left, pair.right].contains(work.learner) {
      for file in work.files { files[work.learner, default: [:]][file.name] = file }
    }
    self.files = files
  }

  var html: String {
    let title = "\(pair.left) ↔ \(pair.right)"
    var body = """
      <h1>\(MarkupText.of(title))</h1>
      <p class="total">\(MarkupText.of(exercise)): \(SimilarityReport.percent(pair.similarity))%</p>
      <p>\(said(SimilarityPhrases.caution))</p>

      """
    if pair.isShort { body += "<p class=\"soft\">\(said(SimilarityPhrases.short))</p>\n" }
    for passage in pair.passages {
      body += """
        <h2>\(said(SimilarityPhrases.tokens(passage.tokens)))</h2>
        <div style="display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1rem">
        \(excerpt(of: passage.left, by: pair.left))
        \(excerpt(of: passage.right, by: pair.right))
        </div>

        """
    }
    return PageFrame.page(title: title, body: body, language: language)
  }

  private func excerpt(of place: SimilarPassage.Place, by learner: String) -> String {
    let lines = files[learner]?[place.file]?.lines ?? []
    let rows = (place.firstLine...max(place.firstLine, place.lastLine)).map { number in
      let text = lines.indices.contains(number - 1) ? lines[number - 1] : ""
      return "\(MarkupText.of("\(number)"))\t\(MarkupText.of(text))"
    }
    return """
      <div><h3>\(MarkupText.of(learner)): \(said(SimilarityPhrases.lines(place)))</h3>
      <pre>\(rows.joined(separator: "\n"))</pre></div>
      """
  }

  private func said(_ sentence: Sentence) -> String { MarkupText.of(sentence.spoken(in: language)) }
}
