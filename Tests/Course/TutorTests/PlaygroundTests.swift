import Curriculum
import Foundation
import Testing
import Tutor

@Suite("The playground keeps what was defined")
struct PlaygroundTests {
  private typealias Course = CourseFixture

  private func atModel() throws -> SessionScript {
    var script = try SessionScript(at: Course.model)
    script.open()
    return script
  }

  @Test func definitionsAreAvailableToLaterLines() throws {
    var script = try atModel()
    #expect(script.type("play let n = 3") == ["draw let n = 3 | EmptyView()"])
    #expect(script.send(.drawn(.picture("")))[0] == "say Defined: `n`.")
    #expect(script.type("play Text(\"\\(n)\")") == ["draw let n = 3 | Text(\"\\(n)\")"])
    #expect(script.type("try Text(\"a\")") == ["draw Text(\"a\")"])
  }

  @Test func codeThatDoesNotCompileIsDiscarded() throws {
    var script = try atModel()
    _ = script.type("play let n = x")
    _ = script.send(.drawn(.notCompiled([])))
    #expect(script.type("play Text(\"a\")") == ["draw Text(\"a\")"])
  }

  @Test func aNameMayBeRedefined() throws {
    var script = try atModel()
    _ = script.type("play let n = 3")
    _ = script.send(.drawn(.picture("")))
    #expect(script.type("play let n = 4") == ["draw let n = 4 | EmptyView()"])
    _ = script.send(.drawn(.picture("")))
    #expect(script.type("play n") == ["draw let n = 4 | n"])
  }

  @Test func inputIsSwiftUntilAnEmptyLine() throws {
    var script = try atModel()
    #expect(script.type("play")[0].contains("Type Swift"))
    #expect(script.type("struct A: View {") == [])
    #expect(
      script.type("  var body: some View { Text(\"a\") } }") == [
        "draw struct A: View {\n  var body: some View { Text(\"a\") } } | EmptyView()"
      ])
    #expect(script.send(.drawn(.picture(""))) == ["say Defined: `A`."])
    #expect(script.type("")[0].contains("Back at the prompt"))
    #expect(script.type("hint").first == "record hint 1 of data-model")
  }

  @Test func pastedLinesAreCommandsOrOnePieceOfCode() throws {
    var script = try atModel()
    #expect(script.type("try VStack {\n  Text(\"a\")\n}") == ["draw VStack {\n  Text(\"a\")\n}"])
    let both = script.type("hint\ncheck\n")
    #expect(both.first == "record hint 1 of data-model")
    #expect(both.last == "check data-model")
  }

  @Test func accidentallyPastedCodeIsReportedOnce() throws {
    var script = try atModel()
    let said = script.type((1...25_000).map { "let value\($0) = \($0)" }.joined(separator: "\n"))
    #expect(said.count == 3)
    #expect(said[0].contains("unknown"))
    #expect(said[1].contains("Rings ignored 24999 more lines that you pasted"))
    #expect(script.session.strayLines == 0)
    #expect(script.type("hint").first == "record hint 1 of data-model")
  }

  @Test func unknownLinesAreCountedUntilACommand() throws {
    var script = try atModel()
    for _ in 1...3 { _ = script.type("let") }
    #expect(script.session.strayLines == Session.mostStrayLines)
    #expect(script.session.leaveOut(lines: 0).isEmpty)
    _ = script.type("let")
    _ = script.type("hint")
    #expect(script.session.strayLines == 0)
  }
}
