import Drawing
import Foundation
import LessonChecks
import WorkerProtocol
import TestSupport
import Testing

@Suite(.serialized)
@MainActor
struct LintQuestionTests {
  @Test func aSinglePictureIsLinted() {
    let picture = Sketch().text("tiny", at: 20, size: 8).text("fine", at: 60).picture()
    let remarks = picture.lint("W09")
    #expect(remarks.map(\.elements) == [["Text “tiny”"]])
    #expect(remarks.first?.severity == .error)
    #expect(remarks.first?.families == [.systemSmall])
    #expect(remarks.first?.source == "Human Interface Guidelines, Typography")
  }

  @Test func rulesThatNeedMoreThanAPictureAreSkipped() {
    let picture = Sketch().text("fine", at: 60).picture()
    #expect(picture.lint("W28", "W44") == [])
    #expect(!picture.lint().contains { $0.rule == "W28" })
  }

  @Test func aWidgetIsDrawnEverywhereAndLinted() throws {
    let sketch = Sketch().text("faint", at: 20, color: RGBA(white: 0.9))
    let widget = WidgetHandle(
      type: "W",
      session: CheckSession(
        asking: HandmadeWorker(answers: answers(showing: sketch, entries: [0, 30]))))
    let remarks = try widget.lint("W10", "W23")
    #expect(Set(remarks.map(\.rule)) == ["W10", "W23"])
    let contrast = try #require(remarks.first { $0.rule == "W10" })
    #expect(contrast.modes == ["fullColor light", "fullColor dark"])
  }

  @Test func aFindingIsPlacedAtItsView() throws {
    let sketch = Sketch().text("fine", at: 60).text("faint", at: 20, color: RGBA(white: 0.9))
    let catalog = CheckCatalog()
    catalog.add("lints") { (test: ExerciseTestCase) -> () throws -> Void in
      { try test.assertNoFindings(in: test.widget("W"), of: "W10") }
    }
    let outcome = CheckRun(catalog: catalog).outcome(
      of: "lints", answers(showing: sketch, entries: [0]))
    #expect(outcome.failures.map(\.view?.text) == ["faint"], "\(outcome)")
  }

  /// Returns a worker that draws the same picture for every request.
  private func answers(
    showing sketch: Sketch, entries: [TimeInterval]
  ) -> HandmadeWorker.Answers {
    { request, _ in
      switch request {
      case .inspect:
        return .gives(
          PluginContents(widgets: [
            PluginContents.Widget(
              type: "W", kind: "w", description: "See it.", families: [.systemSmall],
              configuration: "static")
          ]))
      case .timeline:
        return .gives(
          TimelineSummary(
            entries: entries.map {
              TimelineSummary.Entry(
                date: CheckClock.now.addingTimeInterval($0), relevance: nil)
            }, policy: .never))
      case .render(let request):
        var rendered = sketch.rendered()
        rendered.request = request
        return .gives(rendered)
      default: return .refuses(.failed("not asked"))
      }
    }
  }
}
