import Sentences

/// The template for `rings pack add code NAME`: a function in plain Swift, tested through a probe.
struct FunctionTemplate {
  let name: ExerciseName

  private var suite: String { name.typeName + "Checks" }

  private static let wordsAreCounted = Sentence(
    "Count the words of the text that you are given.", ko: "받은 글에 든 단어를 세세요.")
  private static let spacesAreNoWords = Sentence(
    "Spaces are no words, however many stand together.", ko: "공백은 몇 개가 이어지든 단어가 아니에요.")

  private static let call = """
    ```swift
    wordCount(in: "a small text")   // 3
    ```
    """

  var draft: ExerciseDraft {
    var draft = ExerciseDraft(
      usualTitle: Sentence("Write a function", ko: "함수 쓰기"), minutes: 10, lesson: lesson)
    draft.hints = [
      Sentence(
        "Between two words there is something that is no letter.",
        ko: "단어와 단어 사이에는 글자가 아닌 것이 있어요."),
      Sentence(
        "A text can be taken apart where its characters are spaces: look for `split`.",
        ko: "글은 공백에서 나눌 수 있어요. `split` 메서드를 찾아보세요."),
      Sentence(
        "`text.split { $0.isWhitespace }` has the words, and a collection knows its `count`.",
        ko: "`text.split { $0.isWhitespace }` 결과에 단어가 들어 있고, 컬렉션은 자기 `count` 값을 알아요."),
    ]
    draft.checks = [
      .init(
        test: "\(suite).testWordsAreCounted",
        title: Sentence("Words are counted", ko: "단어를 세요"), points: 5),
      .init(
        test: "\(suite).testSpacesAreNoWords",
        title: Sentence("Spaces are no words", ko: "공백은 단어로 세지 않아요"), points: 5,
        dependsOn: "\(suite).testWordsAreCounted"),
    ]
    draft.messages = [Self.wordsAreCounted, Self.spacesAreNoWords]
    draft.starterFails = ["\(suite).testWordsAreCounted"]
    draft.probes = ["words"]
    draft.fileName = name.typeName + ".swift"
    draft.starter = source(body: "// \(ExerciseDraft.task): count the words\n  0")
    draft.comments = [
      Sentence(
        "The number of words in a text.",
        ko: "글에 든 단어의 수예요."),
      Sentence(
        "\(ExerciseDraft.task): count the words",
        ko: "\(ExerciseDraft.task): 단어를 세세요"),
    ]
    draft.solution = source(body: "text.split { $0.isWhitespace }.count")
    draft.answers = answers
    draft.checksName = suite
    draft.checksSource = checks
    draft.probesName = name.typeName + "Probes"
    draft.probesSource = probes
    return draft
  }

  private var lesson: Sentence {
    Sentence(
      """
      A function takes values and gives one back. This one takes a text:

      \(Self.call)

      Write the body of `wordCount` in `\(name.typeName).swift`:

      - it gives the number of words in the text, and
      - it takes any number of spaces for one gap: a text of spaces alone has no word.

      Then type `check`.
      """,
      ko: """
        함수는 값을 받아서 값 하나를 돌려줘요. 이 함수는 글을 받아요.

        \(Self.call)

        `\(name.typeName).swift` 파일에서 `wordCount` 함수의 본문을 쓰세요.

        - 글에 든 단어의 수를 돌려주세요.
        - 공백은 몇 개가 이어져도 하나로 여기세요. 공백뿐인 글에는 단어가 없어요.

        다 되면 `check` 명령을 입력하세요.
        """)
  }

  private func source(body: String) -> String {
    """
    /// The number of words in a text.
    func wordCount(in text: String) -> Int {
      \(body)
    }

    """
  }

  private var answers: [ExerciseDraft.Answer] {
    [
      .init(
        name: "one-at-most", why: "Takes a text for one word, however long it is.",
        source: source(body: "text.isEmpty ? 0 : 1"),
        caught: ("\(suite).testWordsAreCounted", Self.wordsAreCounted)),
      .init(
        name: "every-space",
        why: "Divides at each space, so that two in a row have an empty word between them.",
        source: source(
          body: "text.split(separator: \" \", omittingEmptySubsequences: false).count"),
        caught: ("\(suite).testSpacesAreNoWords", Self.spacesAreNoWords)),
      .init(
        name: "loop", why: "Counts where a word begins, letter by letter.",
        source: source(
          body: """
            var count = 0
              var isInWord = false
              for character in text {
                if !isInWord, !character.isWhitespace { count += 1 }
                isInWord = !character.isWhitespace
              }
              return count
            """)),
    ]
  }

  private var probes: String {
    """
    import LessonProbes

    // Compiled together with the learner's file. A probe hands on what it is asked, and what comes back;
    // what would be right, only the checks know.
    let words = Probe("words") { (text: String) in wordCount(in: text) }

    """
  }

  private var checks: String {
    """
    import LessonChecks
    import XCTest

    final class \(suite): ExerciseTestCase {
      func testWordsAreCounted() throws {
        // Another text for every submission, so that nobody knows the number by heart.
        let words = inputs.elements(
          inputs.integer(in: 3...6), of: ["red", "green", "blue", "white", "black", "brown"])
        XCTAssertEqual(
          try call("words", words.joined(separator: " "), as: Int.self), words.count,
          "\(Self.wordsAreCounted.text(in: "en"))")
      }

      func testSpacesAreNoWords() throws {
        for (text, count) in [("", 0), ("   ", 0), ("one  two", 2), (" three ", 1)] {
          XCTAssertEqual(
            try call("words", text, as: Int.self), count,
            "\(Self.spacesAreNoWords.text(in: "en"))")
        }
      }
    }

    """
  }
}
