import Sentences

/// The template for `rings pack add code NAME --view` and for a new pack's first exercise: a view that shows
/// a name.
struct ViewTemplate {
  let name: ExerciseName

  private var view: String { name.typeName + "View" }
  private var suite: String { name.typeName + "Checks" }

  private static let nameIsThere = Sentence(
    "Show the name that the view receives.", ko: "받은 이름을 보여 주세요.")
  private static let nameIsLarge = Sentence(
    "Give the name at least 20 points, so that it stands out.",
    ko: "이름은 20포인트 이상으로 보여 주세요. 가장 먼저 찾는 것이 이름이니까요.")

  var draft: ExerciseDraft {
    var draft = ExerciseDraft(
      usualTitle: Sentence("Greet someone", ko: "인사하기"), minutes: 5, lesson: lesson)
    draft.hints = [
      Sentence("A view shows what's in its body.", ko: "뷰는 body에 적힌 것을 보여 줘요."),
      Sentence(
        "Text takes a string, and a string can contain the name.",
        ko: "Text는 문자열을 받고, 문자열 안에는 이름을 넣을 수 있어요."),
      Sentence(
        "Give the text a font such as .title, so that it's the first thing you see.",
        ko: "이름이 가장 먼저 눈에 들어오도록 font 값으로 .title 같은 글꼴을 주세요."),
    ]
    draft.checks = [
      .init(
        test: "\(suite).testTheNameIsThere",
        title: Sentence("The name is shown", ko: "이름이 보여요"), points: 5),
      .init(
        test: "\(suite).testTheNameIsLarge",
        title: Sentence("The name is easy to read", ko: "이름을 읽기 쉬워요"), points: 5,
        dependsOn: "\(suite).testTheNameIsThere"),
    ]
    draft.messages = [Self.nameIsThere, Self.nameIsLarge]
    draft.starterFails = ["\(suite).testTheNameIsThere"]
    draft.probes = ["greeting"]
    draft.preview = ["view: '\(view)(name: \"Mina\")'", "families: [systemSmall]"]
    draft.fileName = view + ".swift"
    draft.starter = source(body: "// \(ExerciseDraft.task): show the name\n    Text(\"Hello\")")
    draft.comments = [
      Sentence(
        "\(ExerciseDraft.task): show the name",
        ko: "\(ExerciseDraft.task): 이름을 보여 주세요")
    ]
    draft.solution = source(
      body: """
        VStack(alignment: .leading) {
              Text("Hello")
              Text(name)
                .font(.title)
            }
        """)
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
      A widget shows one thing at a glance. Here it's a person's name.

      \(ExerciseDraft.figureOfSolution)

      Change `\(view)` so that it

      - shows the given `name`, and
      - shows it large enough to be the first thing you see: at least 20 points.

      Then type `check`.
      """,
      ko: """
        위젯은 한눈에 하나를 보여 줘요. 여기서는 사람의 이름이에요.

        \(ExerciseDraft.figureOfSolution)

        `\(view)` 뷰를 이렇게 고쳐 보세요.

        - 받은 `name` 값을 보여 주세요.
        - 이름이 가장 먼저 눈에 들어오게 크게, 20포인트 이상으로 보여 주세요.

        다 되면 `check` 명령을 입력하세요.
        """)
  }

  private func source(body: String) -> String {
    """
    import SwiftUI

    struct \(view): View {
      let name: String

      var body: some View {
        \(body)
      }
    }

    """
  }

  private var answers: [ExerciseDraft.Answer] {
    [
      .init(
        name: "no-name", why: "Greets everyone with the same text.",
        source: source(body: "Text(\"Hello, you!\")\n      .font(.largeTitle)"),
        caught: ("\(suite).testTheNameIsThere", Self.nameIsThere)),
      .init(
        name: "small-print", why: "Shows the name in a font for captions.",
        source: source(body: "Text(name)\n      .font(.caption)"),
        caught: ("\(suite).testTheNameIsLarge", Self.nameIsLarge)),
      .init(
        name: "one-text", why: "Puts the greeting and the name in one Text, with a size in points.",
        source: source(
          body: "Text(\"Hello, \\(name)!\")\n      .font(.system(size: 24, weight: .bold))")),
    ]
  }

  private var probes: String {
    """
    import LessonProbes
    import SwiftUI

    // Compiled together with the learner's file. Probes contain no expected values, because the
    // learner's code runs next to them.
    let greeting = ViewProbe("greeting") { (name: String) in \(view)(name: name) }

    """
  }

  private var checks: String {
    """
    import LessonChecks
    import XCTest

    final class \(suite): ExerciseTestCase {
      /// One of several, so that it can't be hard-coded.
      private var person: String { inputs.element(of: ["Mina", "Jun", "Ada", "Sora"]) }

      func testTheNameIsThere() throws {
        let person = person
        let picture = try view("greeting", person).render(.systemSmall)
        assertShows(picture, person, message: "\(Self.nameIsThere.text(in: "en"))")
      }

      func testTheNameIsLarge() throws {
        let person = person
        let picture = try view("greeting", person).render(.systemSmall)
        XCTAssertGreaterThanOrEqual(
          try picture.text(containing: person).fontSize, 20,
          "\(Self.nameIsLarge.text(in: "en"))")
      }
    }

    """
  }
}
