import Testing

@Suite("Comparable tokens and mutants")
struct TokenTests {
  @Test func renamingAndReformattingChangeNothing() throws {
    let first = "import SwiftUI\nlet greeting = \"Hi\" // mine\nfunc f(a: Int) { g(a + 1) }"
    let second = "let\n  x=\"Hello\"\nfunc other(b: String) { h(b+2) }"
    #expect(try Asking.tokens(first) == Asking.tokens(second))
  }

  @Test func anotherStructureIsAnotherSequence() throws {
    #expect(try Asking.tokens("let a = 1") != Asking.tokens("var a = 1"))
  }

  @Test func mutantsChangeOneThingEach() throws {
    let text = """
      struct V: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 4) {
            Text("Hi").font(.title).bold()
          }
        }
      }
      """
    let changes = try Asking.mutants(text).map(\.change)
    #expect(changes.contains("wrote HStack for VStack"))
    #expect(changes.contains("wrote trailing for leading"))
    #expect(changes.contains("wrote 5 for 4"))
    #expect(changes.contains("left out .font"))
    #expect(changes.contains("left out .bold"))
    let withoutFont = try #require(
      try Asking.mutants(text).first { $0.change == "left out .font" })
    #expect(withoutFont.text.contains("Text(\"Hi\").bold()"))
    #expect(withoutFont.line == 4)
  }
}
