import Curriculum
import Foundation
import Testing
import Tutor

@Suite("Each learner sees a question's choices in an order of their own")
struct ChoiceOrderTests {
  private let question = Question(
    identifier: "size", prompt: CourseFixture.text("Which?", "무엇일까요?"),
    choices: ["one", "two", "three", "four"].map {
      .init(text: CourseFixture.text($0, $0), isRight: $0 == "two")
    }, points: 1)

  private func order(_ workspace: String) -> [Int] {
    ChoiceOrder(in: URL(filePath: workspace)).indices(of: question)
  }

  @Test func aWorkspaceKeepsItsOrder() {
    #expect(order("/home/a/Rings") == order("/home/a/Rings"))
    #expect(order("/home/a/Rings").sorted() == [0, 1, 2, 3])
  }

  @Test func theCorrectChoiceVariesInPosition() {
    let places = (0..<100).compactMap { order("/home/\($0)/Rings").firstIndex(of: 1) }
    for place in 0..<4 {
      #expect((10...45).contains(places.count { $0 == place }), "\(place)")
    }
  }

  @Test func letteredPicturesKeepThePacksOrder() {
    var pictured = question
    pictured.prompt = CourseFixture.text("Which?\n\n```widget\n- caption: a\n  view: A()\n```", "?")
    for workspace in 0..<10 {
      let order = ChoiceOrder(in: URL(filePath: "/home/\(workspace)"))
      #expect(order.indices(of: pictured) == [0, 1, 2, 3])
    }
  }

  @Test func recordsUseThePacksLetters() throws {
    var script = try SessionScript(
      at: CourseFixture.quiz, choiceOrder: ChoiceOrder(in: URL(filePath: "/home/b")))
    script.open()
    let size = CourseFixture.quiz.questions[0]
    let place = try #require(
      ChoiceOrder(in: URL(filePath: "/home/b")).indices(of: size).firstIndex(of: 1))
    guard
      case .record(.answered(_, _, let isRight, let letters)) =
        script.session.handle(.line(size.letters[place])).first
    else { return #expect(Bool(false), "no answer was recorded") }
    #expect(isRight)
    #expect(letters == "b")
  }
}
