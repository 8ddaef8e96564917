import SelfTests
import Curriculum
import Foundation
import Jailing
import Judge
import Sentences
import TestSupport
import Testing

/// Rings's messages in verdicts are values that support every language.
@Suite(.serialized) struct MessageTests {
  @Test(arguments: SelfTest.allCases)
  func selfTestMessagesAreInKorean(selfTest: SelfTest) {
    #expect(selfTest.promise.english != selfTest.promise.korean)
    if let limit = selfTest.limit {
      #expect(selfTest.promise.english.hasSuffix(limit.english))
      #expect(!selfTest.promise.korean.contains(limit.english))
    }
  }

  @Test(arguments: [
    (
      WorkerEnd.message(
        inErrors: "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range"),
      "Your code crashed: Index out of range.", "코드가 비정상적으로 멈췄어요: 인덱스가 범위를 벗어났어요."
    ),
    (
      WorkerEnd.message(
        inErrors: "Swift/Dictionary.swift:9: Fatal error: Duplicate values for key: 'a'"),
      "Your code crashed: Duplicate values for key: 'a'",
      "코드가 비정상적으로 멈췄어요: 딕셔너리에 같은 키가 두 번 있어요: 'a'"
    ),
    (
      WorkerEnd.message(inErrors: "Card.swift:3: Fatal error: no such city"),
      "Your code crashed: no such city.", "코드가 비정상적으로 멈췄어요: no such city."
    ),
  ])
  func runtimeMessagesAreTranslatedAndOthersAreTheLearners(
    message: Sentence, english: String, korean: String
  ) {
    #expect(message.english == english)
    #expect(message.korean == korean)
  }

  @Test(arguments: [
    (WorkerEnd.message(inErrors: "Card.swift:3: Fatal error: Seoul, [10, 11]"), false),
    (
      WorkerEnd.message(
        inErrors: "Swift/Dictionary.swift:9: Fatal error: Duplicate values for key: 'Seoul'"),
      false
    ),
    (WorkerEnd.exit(code: "17"), false),
    ("Seoul cut short", false),
    (WorkerEnd.message(inErrors: "Swift/A.swift:600: Fatal error: Index out of range"), true),
    (WorkerEnd.overflow, true), (WorkerEnd.tooSlow, true),
  ])
  func aCrashInAHiddenCheckRevealsNoInputs(message: Sentence, isTold: Bool) throws {
    @WholeVerdict var verdict = Verdict(
      exercise: "e", status: .failed, score: 0, maxScore: 1,
      checks: [
        CheckResult(
          id: "a", title: "A", status: .crashed, visibility: .hidden, points: 0, maxPoints: 1,
          message: message, line: 3)
      ])
    // The verdict is the same after it is read from a journal.
    let kept = try JSONDecoder().decode(WholeVerdict.self, from: JSONEncoder().encode(_verdict))
    for verdict in [verdict, kept.wrappedValue] {
      let told = verdict.forLearner().checks[0]
      #expect(told.line == 3)
      #expect((told.message == message) == isTold)
      let words = try #require(told.message)
      #expect(["Seoul", "17"].allSatisfy { !words.english.contains($0) }, "\(words)")
      #expect(words.korean.contains("코드가"))
    }
  }

  @Test func authorsTranslationsMayContainOurSentences() {
    let name = Sentence("the symbol sun.max", ko: "sun.max 심볼")
    let table = MessageTable([
      .init(english: "Make {} larger than {} pt.", translation: "{1} 부분을 {2} pt보다 크게 하세요."),
      .init(english: "Say hello.", translation: "인사하세요."),
    ])
    let record = VerdictRecord(
      exercise: "e", status: .failed, score: 0, maxScore: 2,
      checks: [
        CheckResult(
          id: "a", title: "A", status: .failed, points: 0, maxPoints: 1,
          message: Sentence(verbatim: "Make the symbol sun.max larger than 7 pt.", naming: [name])),
        CheckResult(
          id: "b", title: "B", status: .failed, points: 0, maxPoints: 1, message: "Wave."),
        CheckResult(
          id: "c", title: "C", status: .failed, points: 0, maxPoints: 1,
          message: Sentence(
            "\(Sentence(verbatim: "Say hello."))!", ko: "\(Sentence(verbatim: "Say hello."))!")),
      ])
    let verdict = Verdict(record, authors: table)
    #expect(
      verdict.checks.map { $0.message?.english } == [
        "Make the symbol sun.max larger than 7 pt.", "Wave.", "Say hello.!",
      ])
    #expect(
      verdict.checks.map { $0.message?.korean } == [
        "sun.max 심볼 부분을 7 pt보다 크게 하세요.", "Wave.", "인사하세요.!",
      ])
  }

  @Test func aHiddenCheckHasANumberInEveryLanguage() {
    let verdict = Verdict(
      exercise: "e", status: .failed, score: 0, maxScore: 1,
      checks: [
        CheckResult(
          id: "b", title: "B", status: .failed, visibility: .hidden, points: 0, maxPoints: 1)
      ])
    let title = verdict.forLearner().checks[0].title
    #expect(title.english == "Hidden check 1")
    #expect(title.korean == "숨은 검사 1")
  }

  @Test func aHiddenCheckHasTheTitleThatItsAuthorWroteForLearners() {
    let verdict = Verdict(
      exercise: "e", status: .failed, score: 0, maxScore: 1,
      checks: [
        CheckResult(
          id: "b", title: "Long names fit",
          learnerTitle: Sentence("Other names", ko: "다른 이름"), status: .failed,
          visibility: .hidden, points: 0, maxPoints: 1)
      ])
    let check = verdict.forLearner().checks[0]
    #expect(check.title == Sentence("Other names", ko: "다른 이름"))
    #expect(check.learnerTitle == nil)
  }

  /// `verdict.schema.json` requires plain text.
  @Test(arguments: [(Language.english, "The Button is too small."), (.korean, "버튼이 작아요.")])
  func printedJSONHasTextAndStoredJSONHasValues(language: Language, text: String) throws {
    @WholeVerdict var verdict = Verdict(
      exercise: "e", status: .failed, score: 0, maxScore: 1,
      checks: [
        CheckResult(
          id: "a", title: "A", status: .failed, points: 0, maxPoints: 1,
          message: Sentence("The Button is too small.", ko: "버튼이 작아요."))
      ])
    let printed = try verdict.forLearner().json(in: language)
    #expect(String(decoding: printed, as: UTF8.self).contains("\"\(text)\""))
    let kept = try JSONDecoder().decode(WholeVerdict.self, from: JSONEncoder().encode(_verdict))
    #expect(kept.wrappedValue.checks[0].message?.spoken(in: language) == text)
  }
}

extension WorkerEnd {
  /// Returns the message for a process that printed this text before a signal ended it.
  fileprivate static func message(inErrors text: String) -> Sentence {
    RuntimeFault(text).map { crash($0.message) } ?? "nothing"
  }
}
