import Foundation
import Testing

@Suite("Every message is right in both languages")
struct SentenceTests {
  /// Files that still format two languages themselves; empty once they use sentences.
  static let stillToDo: Set<String> = []

  /// Files with sentences that include English text from other sources.
  static let englishOfOthers: Set<String> = [
    "Sources/Course/Tutor/Phrases/Sentence+RingsFailure.swift"
  ]

  /// Korean words in English sentences, which quote a learner's text.
  static let quoted = ["이 위젯", "불러오는 중", "계좌", "이름"]

  private func sources() throws -> [(name: String, text: String)] {
    try House.swiftFiles(under: "Sources").filter { House.target(of: $0) != "Sentences" }.map {
      (House.relativePath(of: $0), try String(contentsOf: $0, encoding: .utf8))
    }
  }

  private func sentences() throws -> [WrittenSentence] {
    try sources().flatMap { WrittenSentence.all(in: $0.text, of: $0.name) }
  }

  /// Returns the sentences in both languages.
  private func translated() throws -> [(
    place: String, english: WrittenSentence.Half, korean: WrittenSentence.Half
  )] {
    try sentences().compactMap { sentence in
      sentence.korean.map { (sentence.place, sentence.english, $0) }
    }
  }

  /// A contributor may leave out the Korean; a release may not.
  ///
  /// The change log of a release begins with its version instead of “Unreleased”.
  @Test func releasesAreTranslated() throws {
    let missing = try sentences().filter { $0.korean == nil }
    let changes = try String(
      contentsOf: House.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let isRelease =
      changes.firstMatch(of: /(?m)^## (.+)$/).map { $0.1.first?.isNumber == true } ?? true
    for sentence in missing {
      Issue.record(
        "\(sentence.place): no Korean yet: \(sentence.english.text)",
        severity: isRelease ? .error : .warning)
    }
  }

  @Test func aSentenceWithoutKoreanIsFound() {
    let found = WrittenSentence.all(
      in: #"""
        Sentence("Save \(file) again.")
        Sentence("\(count: 2, "check")", ko: "2개")
        Sentence(verbatim: text)
        Sentence(arguments: [], english: pieces, korean: pieces)
        """#, of: "A.swift")
    #expect(found.map { $0.korean == nil } == [true, false])
  }

  private func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  @Test func theCatalogContainsEverySentence() throws {
    let found = try sentences().count
    #expect(found > 500, "found \(found): has the form of sentences changed?")
  }

  @Test func koreanTextIsKoreanAndEnglishTextIsEnglish() throws {
    for sentence in try translated() {
      let english = Self.quoted.reduce(sentence.english.text) { $0.replacing($1, with: "") }
      #expect(!hasHangul(english), "\(sentence.place): \(english)")
      let korean = sentence.korean.text
      // Values and signs need no translation.
      guard korean.contains(where: \.isLetter) else { continue }
      #expect(hasHangul(korean), "\(sentence.place): \(korean); text of others is `verbatim:`")
    }
  }

  @Test func koreanIsPolite() throws {
    let stiff = /[가-힣]니다|십시오|[가-힣]다(?:[.!?]|$)/
    for sentence in try translated() {
      #expect(
        sentence.korean.text.firstMatch(of: stiff) == nil,
        "\(sentence.place): say …어요: \(sentence.korean.text)")
    }
  }

  @Test func bothLanguagesMentionTheSameNames() throws {
    for sentence in try translated()
    where !Self.englishOfOthers.contains(where: sentence.place.hasPrefix) {
      for (one, other) in [
        (sentence.english, sentence.korean), (sentence.korean, sentence.english),
      ] where !other.isComputed {
        let others = other.values.joined(separator: " ")
        for name in one.plainValues where !name.hasPrefix("english") && !name.hasPrefix("korean") {
          #expect(others.contains(name), "\(sentence.place): only one language says \(name)")
        }
      }
    }
  }

  @Test func bothLanguagesAskForTheSameInput() throws {
    // Each language may offer to switch to the other language.
    let allowed: Set = ["language ko", "language en"]
    for sentence in try translated()
    where !Self.englishOfOthers.contains(where: sentence.place.hasPrefix) {
      let english = sentence.english.commands.subtracting(allowed)
      let korean = sentence.korean.commands.subtracting(allowed)
      #expect(english == korean, "\(sentence.place): \(english) \(korean)")
    }
  }

  @Test func noKoreanParticleDependsOnAName() throws {
    let hedge = /을\(를\)|이\(가\)|은\(는\)|\(으\)로|와\(과\)/
    let glued = /(?:\u{FFFC}|`)(?:을|를|은|는|과|와)[ ,.]/
    for sentence in try translated() {
      let korean = sentence.korean.text
      #expect(korean.firstMatch(of: hedge) == nil, "\(sentence.place): \(korean)")
      #expect(
        korean.firstMatch(of: glued) == nil, "\(sentence.place): a noun after a value: \(korean)")
    }
  }

  /// Returns the Korean words that the course's glossary rejects, with the word to use instead.
  private func wordsOfTheCourse() throws -> [(never: String, word: String, except: [String])] {
    let file = House.root.appending(path: "Lessons/weather/glossary.yml")
    func korean(_ text: Substring) -> [String] {
      guard let match = text.firstMatch(of: /ko: (?:\[([^\]]*)\]|([^,}\[]+))/) else { return [] }
      return (match.1 ?? match.2 ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      }
    }
    let terms = try String(contentsOf: file, encoding: .utf8).split(separator: "- word:")
    return terms.dropFirst().flatMap { term in
      let lines = term.split(separator: "\n")
      func line(_ key: String) -> [String] {
        lines.first { $0.contains("\(key):") }.map { korean($0) } ?? []
      }
      return line("never").map { ($0, korean(lines[0]).first ?? "", line("except")) }
    }
  }

  @Test func messagesUseTheCoursesTerms() throws {
    let words = try wordsOfTheCourse()
    #expect(words.count > 40, "\(words.count): has the form of the glossary changed?")
    for sentence in try translated() {
      for (never, word, except) in words {
        let said = except.reduce(sentence.korean.text) { $0.replacing($1, with: "") }
        #expect(!said.contains(never), "\(sentence.place): say \(word): \(sentence.korean.text)")
      }
    }
  }

  /// Help is written as sentences, so that it exists in both languages.
  @Test func helpTextsAreSentences() throws {
    let plain = /(?:abstract|discussion|help|title): *(?:ArgumentHelp\(\s*)?#*"/
    var texts = 0
    for (name, text) in try sources() where name.hasPrefix("Sources/Program/CommandLine/") {
      guard text.contains("import ArgumentParser") else { continue }
      texts +=
        text.matches(of: /(?:abstract|discussion|help|title): *(?:ArgumentHelp\(\s*)?Sentence\(/)
        .count
      for match in text.matches(of: plain) {
        Issue.record("\(name): write \(match.0) as a Sentence with both languages")
      }
    }
    #expect(texts > 150, "found \(texts): has the form of help texts changed?")
  }

  @Test func onlyOneTypeReadsTheLanguage() throws {
    let asking = /[!=]= \.(?:korean|english)\b|case \.(?:korean|english)\b|language == "ko"/
    for (name, text) in try sources() where !Self.stillToDo.contains(name) {
      // The phone's own text depends on its locale's language.
      for line in text.split(separator: "\n")
      where line.firstMatch(of: asking) != nil && !line.contains("languageCode") {
        Issue.record("\(name): make it a Sentence: \(line.trimmingPrefix(/\s+/))")
      }
    }
  }
}
