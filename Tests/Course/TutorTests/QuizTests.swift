import TestSupport
import Testing
import Tutor

@Suite(
  "A quiz asks until the answer is right and pays for the first try", .serialized)
struct QuizTests {
  typealias Course = CourseFixture

  private func script() throws -> SessionScript {
    var script = try SessionScript(at: Course.quiz)
    script.open()
    return script
  }

  @Test func allCorrectAtOnce() throws {
    var script = try script()
    #expect(
      script.type("b") == [
        "record right size", "say answer right 1", "say question 2",
        "say next: answer abc several",
      ])
    #expect(
      script.type("A, b") == [
        "record right modes", "say answer right 2", "record attempt glance passed 4.0/4.0",
        "say Passed: What a widget is for, 4/4 points.",
        "say 2 of 2 questions right on the first try; only the first try earns points.",
        "say next: go on to data-model",
      ])
    #expect(script.type("next") == ["record opened data-model", "open data-model"])
  }

  @Test func aWrongAnswerExplainsAndAsksAgainWithoutPoints() throws {
    var script = try script()
    #expect(
      script.type("a") == ["record wrong size", "say answer wrong 1", "say next: answer ab"])
    #expect(script.type("b)")[1] == "say answer right 1")
    #expect(script.type("ab")[2] == "record attempt glance passed 2.0/4.0")
  }

  @Test func oneOfTwoCorrectChoicesIsNotEnough() throws {
    var script = try script()
    _ = script.type("b")
    #expect(script.type("a").dropFirst() == ["say answer wrong 1", "say next: answer abc several"])
    #expect(script.type("a b c")[1] == "say answer wrong 3")
    #expect(script.type("b a")[1] == "say answer right 2")
  }

  @Test(arguments: ["a b", "a,b"])
  func severalLettersForASingleChoice(line: String) throws {
    var script = try script()
    #expect(script.type(line) == ["say Please choose one letter.", "say next: answer ab"])
  }

  @Test func unknownLettersListTheChoices() throws {
    var script = try script()
    #expect(
      script.type("z") == [
        "say “z” isn't one of the choices. The letters are a, b.", "say next: answer ab",
      ])
    #expect(script.type("7").first?.hasPrefix("say “7” isn't one") == true)
    // `draw` begins with the letter D, but a single key never draws in a quiz.
    #expect(script.type("d").first?.hasPrefix("say “d” isn't one") == true)
  }

  @Test func hangulKeysAreAccepted() throws {
    var script = try script()
    #expect(script.type("ㅠ")[1] == "say answer right 1")
    // The keys A and B, typed in a row, combine into one syllable: `ㅁ` and `ㅠ` form `뮤`.
    #expect(script.type("뮤")[1] == "say answer right 2")
  }

  @Test func commandsWorkBetweenQuestions() throws {
    var script = try script()
    #expect(script.type("list") == ["load progress", "say list", "say next: answer ab"])
    #expect(script.type("check") == ["say question 1", "say next: answer ab"])
    #expect(script.type("lst").first?.contains("suggestion") == true)
    #expect(script.type("?") == ["say help", "say next: answer ab"])
  }

  @Test func reopeningAPassedQuizNamesTheNextStep() throws {
    var script = try script()
    _ = script.type("b")
    _ = script.type("ab")
    #expect(
      script.send(.opened(lesson: "Lesson", files: [])) == [
        "say lesson glance",
        "say You've passed this quiz. `check` asks its questions again.",
        "say next: go on to data-model",
      ])
    #expect(script.type("check").contains("say question 1"))
  }

  @Test func aPassedQuizCanBeTakenAgain() throws {
    var script = try script()
    _ = script.type("b")
    _ = script.type("ab")
    #expect(
      script.type("check") == [
        "say You've passed this quiz. Here it is again.", "say question 1",
        "say next: answer ab",
      ])
  }

  @Test func leavingMidwayLosesNothing() throws {
    var script = try script()
    _ = script.type("a")
    _ = script.type("b")
    var later = try SessionScript(at: Course.quiz, progress: script.session.progress)
    #expect(
      later.send(.opened(lesson: "Lesson", files: [])) == [
        "say lesson glance", "say question 2", "say next: answer abc several",
      ])
    #expect(later.type("ab")[2] == "record attempt glance passed 2.0/4.0")
  }

  @Test func aWrongFirstAttemptStaysWrong() throws {
    var script = try script()
    _ = script.type("a")
    _ = script.type("goto data-model")
    _ = script.type("goto glance")
    _ = script.send(.opened(lesson: "Lesson", files: []))
    _ = script.type("b")
    #expect(script.type("ab").contains("record attempt glance passed 2.0/4.0"))
    // Taking the quiz again doesn't restore the points either.
    _ = script.type("check")
    _ = script.type("b")
    #expect(
      script.type("ab") == [
        "say answer right 2",
        "say All questions answered: What a widget is for. You keep the points from the first time.",
        "say next: go on to data-model",
      ])
    let record = script.session.progress.record(of: Course.quiz, in: Course.pack)
    #expect(record?.score == 2)
    #expect(record?.attempts == 1)
  }
}
