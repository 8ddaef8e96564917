import Curriculum
import Foundation
import Judge
import Sentences
import WorkerProtocol
import TestSupport
import Testing

/// No text of a verdict controls a terminal, and nothing else in it is lost.
@Suite(.serialized) struct HarmlessVerdictTests {
  private static let order = "\u{1B}[2J"
  private static let turned = order + "\u{202E}"

  @Test func aFixItContainsNoControlSequences() {
    var diagnostic = VerdictDiagnostic(severity: .error, message: "\(Self.order)")
    diagnostic.fixes = [
      SuggestedFix(message: Self.order, line: 3, lastLine: 4, text: "let a = 1 // \(Self.order)\nb")
    ]
    let verdict = Verdict(
      exercise: "model", status: .notCompiled, score: 0, maxScore: 1, diagnostics: [diagnostic])
    let fix = verdict.diagnostics.first?.fixes.first
    #expect(fix?.text == "let a = 1 // ␛[2J\nb")
    #expect(fix?.message == "␛[2J")
    #expect(fix?.line == 3 && fix?.lastLine == 4)
  }

  @Test func aPictureKeepsItsMarks() {
    let render = CheckResult.Render(
      caption: "\(Self.order)", text: "a\n\(Self.order)",
      marked: [MarkedCells(row: 0, first: 1, last: 2)])
    var check = CheckResult(
      id: "a", title: "A", status: .failed, visibility: .visible, points: 0, maxPoints: 1)
    check.renders = [render]
    let verdict = Verdict(
      exercise: "model", status: .failed, score: 0, maxScore: 1, checks: [check])
    let harmless = verdict.checks.first?.renders.first
    #expect(harmless?.marked == render.marked)
    #expect(harmless?.text == "a\n␛[2J" && harmless?.caption.english == "␛[2J")
  }

  @Test func checkTextIsSanitized() throws {
    let check = CheckResult(
      id: "a", title: "\(Self.turned)", status: .failed, points: 0, maxPoints: 1,
      message: "\(Self.turned)", says: "\(Self.turned)", expected: "\(Self.turned)",
      actual: "\(Self.turned)", file: Self.turned)
    let diagnostic = VerdictDiagnostic(
      severity: .error, message: "\(Self.turned)", file: Self.turned, excerpt: Self.turned,
      explanation: "\(Self.turned)")
    let verdict = Verdict(exercise: "model", checks: [check], diagnostics: [diagnostic])
    let json = String(decoding: try verdict.forLearner().json(in: .english), as: UTF8.self)
    #expect(!json.contains("\u{202E}") && !json.contains("\\u001b") && json.contains("␛[2J"))
  }

  @Test func packTranslationsAreSanitized() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("checks.de.yml", "Say hello.: \"\\e[2J\\u202E\"\n")
    let exercise = Exercise(
      identifier: "model", kind: .code, title: LocalizedText(["de": "A"]), points: 1, minutes: 1,
      difficulty: .easy,
      checks: [
        CheckDeclaration(identifier: "a", title: LocalizedText(["de": Self.turned]), points: 1)
      ], folder: folder.url)
    let check = CheckResult(
      id: "a", title: "A", status: .failed, points: 0, maxPoints: 1, message: "Say hello.")
    let told = Verdict(exercise: "model", checks: [check])
      .forLearner(of: exercise, in: Language(texts: "de", spoken: .english)).checks[0]
    #expect(told.title.english == "␛[2J\\u{202e}")
    #expect(told.message?.english == "␛[2J\\u{202e}")
  }

  @Test func invalidQuizAnswersAreSanitized() throws {
    let exercise = try TinyPack.exercise("quiz")
    let question = try #require(exercise.questions.first?.identifier)
    let verdict = Verdict(
      quiz: exercise, answers: QuizAnswers(letters: [question: [Self.turned]]))
    #expect(verdict.checks[0].actual?.english == "␛[2J\\u{202e}")
  }
}
