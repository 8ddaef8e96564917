import Curriculum
import Foundation
import Jailing
import Judge
import Testing

/// What Rings says in verdicts is there in Korean.
@Suite struct MessageTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// Every sentence that the assertions of `LessonChecks` may record.
  @Test func everyAssertionSpeaksKorean() throws {
    let folder = Self.sources.appending(path: "LessonChecks/Assertions")
    let korean = RingsMessages.table(language: "ko")
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for text in SpokenTexts(in: source, of: { $0 == "fail" || $0 == "init" }).texts
      where text.isProse {
        count += 1
        let example = text.form.replacing("{}", with: "7")
        #expect(korean.translation(of: example) != nil, "\(name):\(text.line): \(text.form)")
      }
    }
    #expect(count > 30)
  }

  @Test(arguments: Canary.allCases)
  func everyCanaryIsToldOfInKorean(canary: Canary) {
    let korean = RingsMessages.ofDoctor(language: "ko")
    #expect(korean.translation(of: canary.promise) != nil, "\(canary.promise)")
    if let limit = canary.limit {
      #expect(korean.translation(of: limit) != nil, "\(limit)")
      #expect(!korean.text(of: canary.promise).contains(limit))
    }
  }

  @Test(arguments: [
    "The small widget lacks the text “24°”. It has the texts “Seoul”, “23°”.",
    "Expected [10, 11], found [9].", "Your code threw an error: offline",
    "Your code has no type `Forecast`.", "Skipped until “Symbols” passes.", "Hidden check 2",
    "Your code crashed: Index out of range.", "The view in accented mode",
    "Your code crashed: Duplicate values for key: 'a'",
    "Your code crashed: Double value cannot be converted to Int because it is either infinite or NaN.",
    "Your code crashed: Could not cast a value of type Greeting to Int.",
    "Your code crashed: a number became too large or too small for its type.",
    "There is no widget `W`; there are `A`, `B`.",
    "The process with your code was killed from outside. Check again; if it happens again, the machine has too little memory.",
    "The check was stopped.", "The check could not be run.", "The compiler stopped.",
    "Your code declares a name that Rings needs for itself: names collide.",
    "Give your declaration another name.", "There is no file of answers.",
    "Greeting.swift is not a plain file. Save your work in an ordinary file.",
    "Greeting.swift is larger than 2 MB, which no lesson needs.",
    "Greeting.swift cannot be read. Is the name right?",
  ])
  func whatIsPutTogetherSpeaksKorean(message: String) throws {
    let text = try #require(RingsMessages.table(language: "ko").translation(of: message))
    #expect(text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    #expect(!text.contains("{"))
  }

  /// Its words resemble sentences about pictures, such as “Seoul at 12”.
  @Test(arguments: ["extraneous '}' at top level", "expected ')' in expression list"])
  func theCompilersWordsStay(message: String) {
    let verdict = Verdict(
      exercise: "e", status: .notCompiled, score: 0, maxScore: 1,
      diagnostics: [
        VerdictDiagnostic(severity: .error, message: message),
        VerdictDiagnostic(severity: .error, message: "The compiler stopped."),
      ])
    let told = verdict.translated(by: RingsMessages.table(language: "ko")).aboutCode(in: "ko")
    #expect(told.diagnostics.map(\.message) == [message, "컴파일러가 멈췄어요."])
  }

  @Test(
    arguments: ["en", "ko"],
    [
      ("Your code crashed: Seoul, [10, 11].", false),
      ("Your code crashed: Duplicate values for key: 'Seoul'", false),
      ("Your code ended the process (exit code 17). A widget never calls exit.", false),
      ("Your code crashed: Index out of range.", true),
      ("Your code crashed: a number became too large or too small for its type.", true),
      ("Your code crashed (signal 11, SIGSEGV).", true),
    ])
  func aCrashInAHiddenCheckTellsNoInputs(language: String, crash: (message: String, isTold: Bool))
    throws
  {
    let verdict = Verdict(
      exercise: "e", status: .failed, score: 0, maxScore: 1,
      checks: [
        CheckResult(
          id: "a", title: "A", status: .crashed, visibility: .hidden, points: 0, maxPoints: 1,
          message: crash.message, line: 3)
      ]
    ).translated(by: RingsMessages.table(language: language))
    let told = verdict.forLearner(language: language).checks[0]
    #expect(told.line == 3)
    #expect((told.message == verdict.checks[0].message) == crash.isTold)
    let words = try #require(told.message)
    #expect(["Seoul", "17"].allSatisfy { !words.contains($0) }, "\(words)")
    #expect(words.contains("{") == false)
    if language == "ko" { #expect(words.contains("코드가")) }
  }

  @Test func aVerdictIsTranslatedWhole() {
    let verdict = Verdict(
      exercise: "e", status: .failed, score: 0, maxScore: 1,
      checks: [
        CheckResult(
          id: "a", title: "A", status: .failed, points: 0, maxPoints: 1,
          message: "“Seoul” cannot be seen.", expected: "“Seoul” is visible",
          actual: "it is transparent",
          renders: [.init(caption: "Expected: the small widget", text: "")]),
        CheckResult(
          id: "b", title: "B", status: .failed, visibility: .hidden, points: 0, maxPoints: 1),
      ])
    let told = verdict.translated(by: RingsMessages.table(language: "ko"))
      .forLearner(language: "ko")
    #expect(told.checks[0].message == "“Seoul” 부분이 보이지 않아요.")
    #expect(told.checks[0].actual == "투명해요")
    #expect(told.checks[0].renders.first?.caption == "기대한 그림: 작은 위젯")
    #expect(told.checks[1].title == "숨은 검사 1")
  }
}
