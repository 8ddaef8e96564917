import Curriculum
import Foundation
import Judge
import Sentences
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Sessions with `why`, `apply`, `play` and `pictures` are as they were recorded")
struct RecordedVerbTests {
  private static let places = [60, 80, 120, 200].flatMap { width in
    Language.allCases.map { Place(width: width, language: $0) }
  }

  private static let verdict = Verdict(
    exercise: "data-model", status: .failed, score: 0, maxScore: 10,
    checks: [
      CheckResult(
        id: "a", title: Sentence("The symbol stands out", ko: "심볼이 도드라져요"), status: .failed,
        points: 0, maxPoints: 2,
        message: Sentence(
          "The symbol sun.max.fill has too little contrast to its card in light mode.",
          ko: "라이트 모드에서 카드 위의 sun.max.fill 심볼 대비가 너무 낮아요."),
        expected: Sentence("a contrast of 3 : 1 or more", ko: "대비 3 : 1 이상"),
        actual: Sentence(verbatim: "1.3 : 1"), file: "Answer.swift", line: 1)
    ]
  ).forLearner()

  private static let lesson = """
    # The data model

    A symbol is seen by its contrast. 심볼은 대비로 보여요.
    """

  private static let rule = RuleReason(
    number: "W09", name: Sentence("text too small", ko: "너무 작은 글"),
    explanation: Sentence("11 pt is the smallest size on iOS.", ko: "iOS에서 가장 작은 크기는 11pt예요."),
    threshold: Sentence("under 11 pt as drawn", ko: "그려진 크기가 11pt보다 작을 때"),
    fix: Sentence("Use a text style.", ko: "텍스트 스타일을 쓰세요."),
    source: "Human Interface Guidelines, Typography", address: "https://example.com/typography")

  /// A session in a language, with its whole output for a terminal of this width.
  private struct Recording {
    var session: Session
    var text = ""
    var isApplied = false
    let place: Place

    init(_ place: Place) throws {
      self.place = place
      let begun = Session(
        pack: CourseFixture.pack, progress: .init(), language: place.language,
        isInteractive: false, workspace: CourseFixture.nowhere,
        startingWith: CourseFixture.model, now: { CourseFixture.date })
      session = try #require(begun)
      let file = CourseFixture.nowhere.appending(path: "Answer.swift")
      _ = session.handle(.opened(lesson: RecordedVerbTests.lesson, files: [file]))
    }

    mutating func type(_ line: String) {
      text += "> \(line)\n"
      send(.line(line))
    }

    mutating func send(_ event: SessionEvent) {
      for effect in session.handle(event) { carryOut(effect) }
    }

    private mutating func carryOut(_ effect: SessionEffect) {
      switch effect {
      case .say(let message):
        text += MessagePresenter(session, capabilities: place.capabilities).string(message) + "\n"
      case .explain(.rule(let number), _):
        let isKnown = number == "W09"
        send(
          .explained(
            FindingReason(.rule(number), rule: isKnown ? RecordedVerbTests.rule : nil)))
      case .explain(let finding, _):
        let passages = LessonPassages(lesson: RecordedVerbTests.lesson)
          .about(finding.words(in: place.language))
        send(.explained(FindingReason(finding, passages: passages)))
      case .readStep where isApplied: send(.stepRead(nil))
      case .readStep:
        let file = CourseFixture.nowhere.appending(path: "Answer.swift")
        let fix = SuggestedFix(line: 1, lastLine: 1, text: "let answer = 42")
        send(.stepRead(FileStep(fix, in: file, holding: Array("let answer = 0\n".utf8))))
      case .applyStep:
        isApplied = true
        send(.stepApplied(true))
      case .draw: send(.drawn(.told("= 7\n", .worked)))
      default: break
      }
    }
  }

  @Test(arguments: places)
  func aSession(place: Place) throws {
    var recording = try Recording(place)
    recording.type("why")
    recording.send(.checked(Self.verdict))
    recording.type("why")
    recording.type("why w09")
    recording.type("why W999")
    recording.type("apply")
    recording.type("hint")
    recording.type("apply")
    recording.type("yes")
    recording.type("play let n = 3")
    recording.type("play n + 4")
    recording.type("play")
    recording.type("")
    recording.type("pictures gif")
    recording.type("help why")
    try expectGolden(recording.text, named: "verbs-\(place.language.rawValue)-\(place.width)")
  }
}

extension FindingReason.Finding {
  fileprivate func words(in language: Language) -> [String] {
    guard case .check(let check, _) = self else { return [] }
    return [check.message?.spoken(in: language) ?? ""]
  }
}
