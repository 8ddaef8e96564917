package import Curriculum

/// The “must” sentences of lessons with the checks that seem to match.
///
/// They help authors see whether a check enforces each rule.
package struct MustSentences {
  let pack: Pack

  package init(pack: Pack) { self.pack = pack }

  /// Returns one line per sentence.
  ///
  /// A question mark shows that no check's title shares two words with the sentence.
  package func text(of exercises: [Exercise]) -> String {
    exercises.flatMap { exercise -> [String] in
      let sentences = LessonText.all(of: exercise, in: pack).filter {
        $0.language == pack.baseLanguage
      }
      .flatMap(\.document.prose)
      .flatMap { $0.split(separator: ".").map(String.init) }
      .filter { $0.contains(/\b(?:must|has to|have to|never|always)\b/) }
      guard !sentences.isEmpty else { return [] }
      let checks = exercise.checks.map {
        ($0.identifier, Self.words($0.title.text(in: pack.baseLanguage)))
      }
      return sentences.map { sentence in
        let words = Self.words(sentence)
        let near = checks.filter { $0.1.intersection(words).count > 1 }.map(\.0)
        let line = sentence.split { $0.isWhitespace }.joined(separator: " ")
        let mark = near.isEmpty ? "?" : near.joined(separator: ", ")
        return "\(exercise.identifier): \(line). [\(mark)]\n"
      }
    }.joined()
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 3 }.map(String.init))
  }
}
