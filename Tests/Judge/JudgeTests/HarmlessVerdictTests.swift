import Judge
import Stage
import TestSupport
import Testing

/// No text of a verdict reaches a terminal that would obey it, and nothing else of it is lost.
@Suite(.serialized) struct HarmlessVerdictTests {
  private static let order = "\u{1B}[2J"

  @Test func aSuggestedFixHoldsNoOrders() {
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
}
