import Sentences

/// The template for `rings pack add code NAME`: a function in plain Swift, tested through a probe.
///
/// For `rings pack add fix NAME`, the starter has a mistake instead of a gap.
struct FunctionTemplate {
  let name: ExerciseName
  var hasMistake = false

  private var suite: String { name.typeName + "Checks" }

  private static let wordsAreCounted = Sentence(
    "Count the words in the given text.", ko: "받은 텍스트에 든 단어를 세세요.")
  private static let spacesAreNoWords = Sentence(
    "Spaces aren't words, no matter how many are in a row.", ko: "공백은 몇 개가 이어지든 단어가 아니에요.")

  private static let call = """
    ```swift
    wordCount(in: "a small text")   // 3
    ```
    """

  var draft: ExerciseDraft {
    var draft = ExerciseDraft(
      usualTitle: hasMistake
        ? Sentence("Fix a function", ko: "함수 고치기") : Sentence("Write a function", ko: "함수 쓰기"),
      minutes: 10, lesson: lesson)
    draft.hints = [
      Sentence(
        "Words are separated by characters that aren't letters.",
        ko: "단어와 단어 사이에는 글자가 아닌 것이 있어요."),
      Sentence(
        "You can split a string at its spaces: look for `split`.",
        ko: "텍스트는 공백에서 나눌 수 있어요. `split` 메서드를 찾아보세요."),
      Sentence(
        "`text.split { $0.isWhitespace }` returns the words, and a collection has a `count`.",
        ko: "`text.split { $0.isWhitespace }` 식은 단어들을 돌려주고, 컬렉션에는 `count` 값이 있어요."),
    ]
    draft.checks = [
      .init(
        test: "\(suite).testWordsAreCounted",
        title: Sentence("Counts the words", ko: "단어를 세요"), points: 5),
      .init(
        test: "\(suite).testSpacesAreNoWords",
        title: Sentence("Doesn't count spaces", ko: "공백은 단어로 세지 않아요"), points: 5,
        dependsOn: "\(suite).testWordsAreCounted"),
    ]
    draft.messages = [Self.wordsAreCounted, Self.spacesAreNoWords]
    draft.starterFails = ["\(suite).testWordsAreCounted"]
    draft.probes = ["words"]
    draft.fileName = name.typeName + ".swift"
    draft.starter = source(
      body: hasMistake
        ? "// \(ExerciseDraft.task): find the mistake\n  text.isEmpty ? 0 : 1"
        : "// \(ExerciseDraft.task): count the words\n  0")
    draft.comments = [
      Sentence(
        "The number of words in the text.",
        ko: "텍스트에 든 단어의 수예요."),
      hasMistake
        ? Sentence(
          "\(ExerciseDraft.task): find the mistake", ko: "\(ExerciseDraft.task): 잘못을 찾으세요")
        : Sentence(
          "\(ExerciseDraft.task): count the words", ko: "\(ExerciseDraft.task): 단어를 세세요"),
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
    let task =
      hasMistake
      ? Sentence("Find the mistake in the body of", ko: "보고 잘못을 찾아 고치세요")
      : Sentence("Write the body of", ko: "쓰세요")
    return Sentence(
      """
      A function takes values and returns a value. This one takes a string:

      \(Self.call)

      \(task) `wordCount` in `\(name.typeName).swift`:

      - it returns the number of words in the string, and
      - it treats any number of spaces as one gap: a string of only spaces has no words.

      Then type `check`.
      """,
      ko: """
        함수는 값을 받아서 값 하나를 돌려줘요. 이 함수는 텍스트를 받아요.

        \(Self.call)

        `\(name.typeName).swift` 파일에서 `wordCount` 함수의 본문을 \(task).

        - 텍스트에 든 단어의 수를 돌려주세요.
        - 공백은 몇 개가 이어져도 하나로 여기세요. 공백뿐인 텍스트에는 단어가 없어요.

        다 되면 `check` 명령을 입력하세요.
        """)
  }

  private func source(body: String) -> String {
    """
    /// The number of words in the text.
    func wordCount(in text: String) -> Int {
      \(body)
    }

    """
  }

  private var answers: [ExerciseDraft.Answer] {
    [
      .init(
        name: hasMistake ? "letters" : "one-at-most",
        why: hasMistake
          ? "Counts the characters." : "Treats all text as one word, no matter how long.",
        source: source(body: hasMistake ? "text.count" : "text.isEmpty ? 0 : 1"),
        caught: ("\(suite).testWordsAreCounted", Self.wordsAreCounted)),
      .init(
        name: "every-space",
        why: "Splits at each space, so that two spaces in a row have an empty word between them.",
        source: source(
          body: "text.split(separator: \" \", omittingEmptySubsequences: false).count"),
        caught: ("\(suite).testSpacesAreNoWords", Self.spacesAreNoWords)),
      .init(
        name: "loop", why: "Counts the starts of words, character by character.",
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

    // Compiled together with the learner's file. A probe passes on arguments and results; only the
    // checks know what's right.
    let words = Probe("words") { (text: String) in wordCount(in: text) }

    """
  }

  private var checks: String {
    """
    import LessonChecks
    import XCTest

    final class \(suite): ExerciseTestCase {
      func testWordsAreCounted() throws {
        // A different text for every submission, so that the number can't be hard-coded.
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
