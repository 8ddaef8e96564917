import Sentences

/// Translations of the argument parser's own help headings.
///
/// The parser has them only in English. Headings that aren't listed here stay unchanged.
enum HelpHeadings {
  private static let headings: [(english: String, sentence: Sentence)] = [
    ("OVERVIEW: ", Sentence("OVERVIEW: ", ko: "개요: ")),
    ("USAGE: ", Sentence("USAGE: ", ko: "사용법: ")),
    ("Usage: ", Sentence("Usage: ", ko: "사용법: ")),
    ("Help: ", Sentence("Help: ", ko: "도움말: ")),
    ("ARGUMENTS:", Sentence("ARGUMENTS:", ko: "인자:")),
    ("OPTIONS:", Sentence("OPTIONS:", ko: "옵션:")),
    ("SUBCOMMANDS:", Sentence("SUBCOMMANDS:", ko: "하위 명령:")),
  ]

  private static let descriptions: [(english: String, sentence: Sentence)] = [
    (
      "Show help information.",
      Sentence("Show help information.", ko: "도움말을 보여 줘요.")
    ),
    ("Show the version.", Sentence("Show the version.", ko: "버전을 보여 줘요.")),
    ("(default:", Sentence("(default:", ko: "(기본값:")),
    ("(values:", Sentence("(values:", ko: "(값:")),
    ("; default:", Sentence("; default:", ko: "; 기본값:")),
  ]

  /// Returns the translated heading of a group of commands, such as `LEARNING SUBCOMMANDS:`.
  private static func group(in line: some StringProtocol) -> Sentence? {
    let english = String(line)
    guard let name = english.wholeMatch(of: /(\S.*) SUBCOMMANDS:/)?.1 else { return nil }
    return Sentence("\(english)", ko: "\(String(name)) 명령:")
  }

  /// Returns the translated line of the default command, `learn (default)`, with its columns unchanged.
  private static func usual(in line: some StringProtocol) -> Sentence? {
    let english = String(line)
    guard let parts = english.wholeMatch(of: /( +\S+) \(default\)( .*)/)?.output else { return nil }
    return Sentence("\(english)", ko: "\(String(parts.1)) (기본)   \(String(parts.2))")
  }

  /// Returns the translated line that refers to more help, such as `See 'rings help pack <subcommand>' for
  /// …`.
  private static func reference(in line: some StringProtocol) -> Sentence? {
    let pattern = /\s*See '([^']+)' for (?:detailed help|more information)\./
    let englishLine = String(line)
    guard let koreanCommand = englishLine.wholeMatch(of: pattern)?.1 else { return nil }
    return Sentence("\(englishLine)", ko: "자세한 내용은 '\(koreanCommand)' 명령으로 볼 수 있어요.")
  }

  static func translated(_ help: String, to language: Language) -> String {
    let all = help.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      [PlainOption.line(before: line, in: language).map { $0[...] }, line].compactMap { $0 }
    }
    let lines = all.map { line in
      if let sentence = reference(in: line) ?? group(in: line) ?? usual(in: line) {
        return sentence.spoken(in: language)
      }
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
