import Canvas
import Curriculum
import Foundation
import Judge
import Terminal
import Testing

@Suite("The learning screen shows first what matters most")
struct LearningLayoutTests {
  /// At a ring's end, the session has more to say than fits.
  @Test func aPassAndTheWayOnComeFirst() throws {
    var script = try LearningScreenTests.Script(columns: 80, rows: 24, language: .english)
    func pass(_ exercise: Exercise) {
      script.verdict = Verdict(
        exercise: exercise.identifier, status: .passed, score: 1, maxScore: 1
      ).forLearner()
      script.send(.saved(["Weather.swift": "let sky = \(exercise.identifier)\n"]))
    }
    func firstMessages() -> [Substring] {
      let rows = script.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let rule = rows.firstIndex { $0.contains("┴") } ?? 0
      return Array(rows.dropFirst(rule + 1).prefix(2))
    }
    script.send(.key(.letter("h")))
    pass(LearningScreenTests.first)
    #expect(firstMessages()[0].hasPrefix("Passed: The data model"), "\(script.screen)")
    #expect(firstMessages()[1].hasPrefix("Press `n` to go on"), "\(script.screen)")
    script.send(.key(.letter("n")))
    pass(LearningScreenTests.second)
    #expect(!script.model.news.isEmpty)
    #expect(firstMessages()[0].hasPrefix("Passed: The tint trap"), "\(script.screen)")
    // The end of the course fills the screen.
    #expect(script.model.view == .words)
    #expect(script.screen.contains("Basics"), "\(script.screen)")
  }

  @Test func theFinishedWidgetsPixelsAreInsideItsFrame() throws {
    var script = try LearningScreenTests.Script(columns: 100, rows: 32, language: .english)
    func pass(_ exercise: Exercise) {
      script.verdict = Verdict(
        exercise: exercise.identifier, status: .passed, score: 1, maxScore: 1
      ).forLearner()
      script.send(.saved(["Weather.swift": "let sky = \(exercise.identifier)\n"]))
    }
    script.send(.key(.letter("n")))
    pass(LearningScreenTests.second)
    script.send(.key(.letter("b")))
    pass(LearningScreenTests.first)
    #expect(script.model.view == .words)
    script.send(.key(.last))
    let rows = script.page.rows
    let spot = try #require(script.page.spots.first, "\(script.screen)")
    #expect(rows[spot.row - 1].text.dropFirst(spot.column - 1).first == "╭", "\(script.screen)")
    #expect(
      rows[spot.row + spot.room.rows].text.dropFirst(spot.column + spot.room.columns).first == "╯",
      "\(script.screen)")
  }

  @Test func aFiguresPixelsScrollWithTheLesson() throws {
    let lesson = "One.\n\n```widget\nview: A()\n```\n\n" + LearningScreenTests.lesson
    let picture = PixelPicture(png: Data([1]), columns: 20, rows: 6, fillsWidth: true)
    var script = try LearningScreenTests.Script(columns: 80, rows: 24, language: .english)
    script.send(.session(.opened(lesson: lesson, files: [], unfinished: [])))
    // A figure's source means nothing to a learner.
    #expect(script.screen.contains("drawing the picture") && !script.screen.contains("view: A()"))
    script.send(
      .illustrated(
        ["view: A()\n": picture.rows(drawnBy: "<picture>")], of: LearningScreenTests.first))
    func figure() -> (row: Int, rows: Range<Int>)? {
      script.page.spots.lazy.compactMap { spot in
        guard case .figure(picture, let rows) = spot.content else { return nil }
        return (spot.row, rows)
      }.first
    }
    #expect(figure()?.row == 3)
    #expect(figure()?.rows == 0..<6)
    #expect(!script.screen.contains("<picture>"))
    for _ in 0..<4 { script.send(.key(.down)) }
    #expect(figure()?.row == 1)
    #expect(figure()?.rows == 2..<6)
    for _ in 0..<4 { script.send(.key(.down)) }
    #expect(figure() == nil)
    script.send(.key(.first))
    script.send(.key(.letter("?")))
    #expect(figure() == nil)
  }

  @Test func allMessagesCanBeRead() throws {
    var script = try LearningScreenTests.Script(columns: 80, rows: 20, language: .english)
    let source = (0..<40).map { "let line\($0) = 1\n" }.joined()
    script.send(.saved(["Weather.swift": source]))
    #expect(script.screen.contains("more rows: `tab` shows them"), "\(script.screen)")
    script.send(.key(.tab))
    let first = script.screen
    script.send(.key(.last))
    #expect(script.screen != first)
    #expect(script.screen.contains("Stuck?"), "\(script.screen)")
    script.send(.key(.up))
    script.send(.key(.first))
    #expect(script.screen == first)
    // The lesson stays in place.
    #expect(script.model.place == 0)
  }
}
