import Sentences

/// What the argument parser itself says in help texts, in the language of the process.
///
/// It has these words in English alone; whatever it comes to say differently stays as it is.
enum HelpHeadings {
  private static let headings: [(english: String, sentence: Sentence)] = [
    ("OVERVIEW: ", Sentence("OVERVIEW: ", ko: "개요: ")),
    ("USAGE: ", Sentence("USAGE: ", ko: "사용법: ")),
    ("ARGUMENTS:", Sentence("ARGUMENTS:", ko: "인자:")),
    ("OPTIONS:", Sentence("OPTIONS:", ko: "옵션:")),
    ("SUBCOMMANDS:", Sentence("SUBCOMMANDS:", ko: "하위 명령:")),
    ("Error: ", Sentence("Error: ", ko: "오류: ")),
  ]

  private static let descriptions: [(english: String, sentence: Sentence)] = [
    (
      "Show help information.",
      Sentence("Show help information.", ko: "도움말을 보여 줘요.")
    ),
    ("Show the version.", Sentence("Show the version.", ko: "버전을 보여 줘요.")),
    ("(default: ", Sentence("(default: ", ko: "(기본값: ")),
  ]

  /// A help text with its headings in a language.
  static func translated(_ help: String, to language: Language) -> String {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let heading = headings.first { line.hasPrefix($0.english) }
      let begun = heading.map {
        $0.sentence.spoken(in: language) + line.dropFirst($0.english.count)
      }
      return descriptions.reduce(begun ?? String(line)) {
        $0.replacing($1.english, with: $1.sentence.spoken(in: language))
      }
    }
    return lines.joined(separator: "\n")
  }
}
