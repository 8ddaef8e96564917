import Curriculum
import Judge
import Sentences

extension Verdict {
  /// The verdict with what a pack says of its checks in the language in which its texts are read.
  ///
  /// What Rings says itself stays, and so does what no table of the pack knows. Nothing changes where Rings
  /// speaks that language.
  func read(in language: Language, by exercise: Exercise) -> Verdict {
    guard !language.isSpoken else { return self }
    let code = language.rawValue
    let messages = exercise.messages(language: code)
    func said(_ sentence: Sentence?) -> Sentence? {
      guard let sentence else { return nil }
      return messages.translation(of: sentence.spoken(in: .english)).map(Sentence.init(verbatim:))
        ?? sentence
    }
    var verdict = self
    for place in verdict.checks.indices {
      let check = verdict.checks[place]
      verdict.checks[place].message = said(check.message)
      verdict.checks[place].expected = said(check.expected)
      verdict.checks[place].actual = said(check.actual)
      guard let declared = exercise.checks.first(where: { $0.identifier == check.id }) else {
        continue
      }
      verdict.checks[place].title = Sentence(verbatim: declared.title.text(in: code))
      verdict.checks[place].says = declared.says.map { Sentence(verbatim: $0.text(in: code)) }
    }
    return verdict
  }
}
