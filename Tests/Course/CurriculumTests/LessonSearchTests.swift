import Curriculum
import Testing

@Suite("Lessons are found by their words")
struct LessonSearchTests {
  private let sample: SamplePack

  init() throws {
    sample = try SamplePack()
    try sample.folder.write(
      "Lessons/sample/glossary.yml",
      """
      terms:
        - word: {en: "contrast, of a text", ko: 대비}
          means: {en: Text and background differ., ko: 글자와 배경의 차이예요.}
        - word: {en: high contrast, ko: 고대비}
      """)
    for (language, word) in [("en", "contrast"), ("ko", "대비")] {
      try sample.folder.write(
        "Lessons/sample/02-build/01-model/lesson.\(language).md",
        """
        # Model

        | on | the sun has a \(word) of |
        |---|---|
        | yellow | 1 : 1 |

        - a `\(word)` to read
        """)
    }
  }

  @Test func theMatchingTableCellIsShown() throws {
    let search = LessonSearch(try sample.read(), language: .english)
    let hits = search.hits(for: "Contrast")
    #expect(hits.map(\.line) == ["the sun has a contrast of"])
    #expect(search.hits(for: "to read").map(\.line) == ["a `contrast` to read"])
  }

  @Test func theGlossaryExplainsATermAndNamesItsLessons() throws {
    let pack = try sample.read()
    let entries = pack.vocabulary(matching: "Contrast", language: .english)
    #expect(entries.map { $0.term(in: "en") } == ["contrast"])
    #expect(entries.first?.meaning?.text(in: "ko") == "글자와 배경의 차이예요.")
    #expect(entries.first?.exercises.map(\.identifier) == ["model"])
    #expect(pack.vocabulary(matching: "대", language: .english).count == 2)
    #expect(pack.vocabulary(matching: "sky", language: .english).isEmpty)
  }

  @Test func glossaryTermsAreFoundInTheLearnersLanguage() throws {
    let search = LessonSearch(try sample.read(), language: .korean)
    #expect(search.hits(for: "contrast").isEmpty)
    let found = search.found("Contrast")
    #expect(found.words == "대비")
    #expect(found.hits.map(\.exercise.identifier) == ["model"])
    #expect(search.found("nowhere").words == "nowhere")
  }
}
