import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Watch mode answers keys and saved files", .serialized)
struct WatchSessionTests {
  typealias Course = CourseFixture

  private func watching() throws -> SessionScript {
    var script = try SessionScript(at: Course.model)
    script.open()
    _ = script.type("watch")
    _ = script.send(.checked(.failed(Course.model)))
    return script
  }

  @Test(arguments: [
    (Key.letter("h"), ["record hint 1 of data-model", "say hint 1 of data-model"]),
    (.letter("l"), ["load progress", "say list"]),
    (.letter("c"), ["check data-model"]),
    (.enter, ["check data-model"]),
    (.letter("a"), ["check data-model"]),
    (.letter("s"), ["open data-model"]),
    (.letter("x"), []),
  ])
  func keys(key: Key, effects: [String]) throws {
    var script = try watching()
    let answer = script.send(.key(key)).filter { $0 != "say next: watching" }
    #expect(answer == effects)
    #expect(script.session.isWatching)
  }

  @Test(arguments: [Key.letter("q"), .escape, .end])
  func keysThatStop(key: Key) throws {
    var script = try watching()
    #expect(
      script.send(.key(key)) == [
        "stop watching", "say Stopped watching.", "say next: mend Answer.swift or hint",
      ])
    #expect(!script.session.isWatching)
    #expect(script.send(.key(key)).isEmpty)
    #expect(script.send(.fileChanged).isEmpty)
    #expect(script.send(.fileDisappeared).isEmpty)
  }

  @Test func savingChecks() throws {
    var script = try watching()
    #expect(script.send(.fileChanged) == ["check data-model"])
    #expect(
      script.send(.checked(.failed(Course.model))).last == "say next: watching")
  }

  @Test func aDeletedFileIsReportedAndAwaited() throws {
    var script = try watching()
    #expect(
      script.send(.fileDisappeared) == [
        "say Answer.swift is gone. Save it again, or press q and type `reset`."
      ])
    #expect(script.session.isWatching)
  }

  @Test func theNextExerciseIsWatched() throws {
    var script = try watching()
    _ = script.send(.checked(.passed(Course.model)))
    #expect(script.send(.key(.letter("n"))) == ["record opened tint-trap", "open tint-trap"])
    #expect(
      script.send(.opened(lesson: "", files: [Course.nowhere.appending(path: "B.swift")])) == [
        "say lesson tint-trap", "watch tint-trap", "say next: watching",
      ])
  }

  @Test func aQuizEndsWatching() throws {
    var script = try watching()
    _ = script.send(.checked(.passed(Course.model)))
    _ = script.send(.key(.letter("n")))
    script.open()
    _ = script.send(.checked(.passed(Course.tint)))
    #expect(
      script.send(.key(.letter("n"))) == [
        "stop watching", "record opened glance", "open glance",
      ])
    #expect(!script.session.isWatching)
  }
}
