import Canvas
import Curriculum
import Foundation
import Judge
import Sentences
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("The learning screen's messages have enough space")
struct LearningMessagesTests {
  private func script(columns: Int = 80, rows: Int = 24) throws -> LearningScreenTests.Script {
    try LearningScreenTests.Script(columns: columns, rows: rows, language: .english)
  }

  private func verdict(
    _ status: Verdict.Status, of exercise: Exercise, message: Sentence? = nil
  ) -> LearnerVerdict {
    Verdict(
      exercise: exercise.identifier, status: status, score: 0, maxScore: 10,
      checks: [
        CheckResult(
          id: "a", title: "Every hour has a forecast",
          status: status == .passed ? .passed : .failed,
          points: 0, maxPoints: 10, message: message)
      ]
    ).forLearner()
  }

  @Test(arguments: [Verdict.Status.failed, .passed])
  func anExerciseWithoutAWidgetIsCheckedOnSave(status: Verdict.Status) throws {
    var script = try script()
    script.send(.key(.letter("n")))
    #expect(script.model.session.exercise.preview == nil)
    script.hasWidget = false
    script.verdict = verdict(
      status, of: LearningScreenTests.second, message: "The service forgets the place.")
    script.send(.saved(["Weather.swift": "let sky = 2\n"]))
    let words = status == .passed ? "Passed: The tint trap" : "The service forgets the place."
    #expect(script.screen.contains(words), "\(script.screen)")
    #expect(!script.screen.contains("There's no widget."), "\(script.screen)")
    #expect(
      script.model.session.progress.isDone(LearningScreenTests.second, in: LearningScreenTests.pack)
        == (status == .passed))
  }

  @Test func filesWithoutTheirWidgetAreCheckedToo() throws {
    var script = try script(columns: 120, rows: 40)
    script.hasWidget = false
    script.send(.saved(["Weather.swift": "let sky = 2\n"]))
    #expect(script.screen.contains("Rain looks like clouds"), "\(script.screen)")
    #expect(script.screen.contains("There's no widget."), "\(script.screen)")
  }

  @Test(arguments: [(80, 24), (100, 32)])
  func aLongVerdictIsShownWholeUntilTheLessonScrolls(window: (Int, Int)) throws {
    var script = try script(columns: window.0, rows: window.1)
    let message = (1...10).map { "Reason \($0) is that hour \($0) has no forecast of its own." }
    script.verdict = verdict(
      .failed, of: LearningScreenTests.first,
      message: Sentence(verbatim: message.joined(separator: " ")))
    script.send(.saved(["Weather.swift": "let sky = 2\n"]))
    #expect(
      script.screen.contains("Reason 1 ") && script.screen.contains("Reason 10"), "\(script.screen)"
    )
    #expect(script.screen.contains("systemSmall"), "\(script.screen)")
    script.send(.key(.down))
    #expect(script.screen.contains("of the lesson"), "\(script.screen)")
    script.send(.saved(["Weather.swift": "let sky = 3\n"]))
    #expect(script.screen.contains("Reason 10"), "\(script.screen)")
  }

  @Test func theEndOfTheRouteFillsTheScreenWithTheWidget() throws {
    var script = try script()
    for exercise in [LearningScreenTests.second, LearningScreenTests.first] {
      script.send(.key(.letter(":")))
      for character in "goto \(exercise.identifier)" { script.send(.typed(character)) }
      script.send(.key(.enter))
      script.verdict = verdict(.passed, of: exercise)
      script.send(.saved(["Weather.swift": "let sky = \"\(exercise.identifier)\"\n"]))
    }
    #expect(script.model.view == .words)
    #expect(script.screen.contains("You've passed every exercise"), "\(script.screen)")
    #expect(script.screen.contains("press `:` first"), "\(script.screen)")
    for _ in 0..<40 { script.send(.key(.pageDown)) }
    let rows = script.screen.split(separator: "\n").map(String.init)
    let title = try #require(rows.firstIndex { $0.contains("This is your widget:") })
    #expect(rows[title...].contains { $0.contains("systemSmall") }, "\(script.screen)")
    #expect(!script.screen.contains("more rows"), "\(script.screen)")
  }

  @Test func aCommandRunsOnTheScreenIfTheScreenShowsItsResult() throws {
    var script = try script()
    func type(_ line: String) {
      script.send(.key(.letter(":")))
      for character in line { script.send(.typed(character)) }
      script.send(.key(.enter))
    }
    type("try Text(\"n\")")
    type("timeline")
    #expect(script.asides == ["try Text(\"n\")", "timeline"])
    type("hint")
    #expect(script.screen.contains("Look at the conditions."), "\(script.screen)")
    type("nonsense")
    #expect(script.screen.contains("nonsense"), "\(script.screen)")
    type("goto tint-trap")
    #expect(script.model.session.exercise.identifier == "tint-trap")
    #expect(script.asides.count == 2)
    script.send(.key(.letter(":")))
    script.send(.typed("q"))
    #expect(script.screen.contains("Command: q"), "\(script.screen)")
    script.send(.key(.backspace))
    script.send(.key(.backspace))
    #expect(script.model.command == nil)
  }

  @Test func theSessionFromBesideTheScreenGoesOn() throws {
    var script = try script()
    var session = script.model.session
    _ = session.handle(.line("goto tint-trap"))
    script.send(.returned(session))
    #expect(script.model.session.exercise.identifier == "tint-trap")
    #expect(script.model.canvas?.name == "The tint trap")
  }

  @Test func whyBeforeASaveSaysToSave() throws {
    var script = try script()
    script.send(.key(.letter("w")))
    #expect(script.screen.contains("Save your file first"), "\(script.screen)")
    script.isRefused = true
    script.send(.saved(["Weather.swift": "let sky = \n"]))
    let effects = script.model.handle(.key(.letter("w")))
    #expect(
      effects.contains {
        if case .session(.explain(.error, _)) = $0 { true } else { false }
      })
  }

  @Test func aFigureIsNeverShownAsText() {
    let lesson = "One.\n\n```widget\n- {files: start, caption: Start}\n```\n\nTwo.\n"
    let presentation = Presentation(.plain(width: 80))
    let rows = presentation.markdown(lesson).map(\.text)
    #expect(rows == ["One.", "", "(a picture that isn't drawn yet)", "", "Two."])
  }

  @Test func thePreviewOptionsAreInTheHeader() throws {
    var script = try script()
    #expect(!script.screen.contains("drawn in"), "\(script.screen)")
    script.send(.key(.letter("m")))
    #expect(script.model.canvas?.look.mode == .accented)
    #expect(script.screen.split(separator: "\n")[0].contains("accented"), "\(script.screen)")
  }
}
