import SwiftSource
import TestSupport
import Testing

@Suite("Brackets know their partners")
struct BracketTests {
  private func partners(_ source: String) -> [Int?] { SwiftFile(source).tokens.map(\.partner) }

  @Test func nestedPairsAreFound() {
    #expect(partners("f([a]) { b }") == [nil, 5, 4, nil, 2, 1, 8, nil, 6])
    #expect(partners("\"(\\(a[0]))\" // )") == [nil, 6, nil, 5, nil, 3, 1, nil])
  }

  @Test func oneMistakeDoesNotAffectOtherPairs() {
    #expect(partners("{ ( } )") == [2, nil, 0, nil])
    #expect(partners("] { }") == [nil, 2, 1])
    #expect(partners("{ [ ( }") == [3, nil, nil, 0])
  }

  @Test func everyTokenKnowsItsEnclosingBrackets() {
    let file = SwiftFile("a { b(c) } d {")
    #expect(file.tokens.map(\.enclosing) == [nil, nil, 1, 1, 3, 1, nil, nil, nil])
    #expect(file.openAtEnd == 8)
    #expect(file.blocks(around: 4) == [1])
    #expect(file.blocks(around: 9) == [8])
    #expect(file.inside(1).map(\.text) == ["b", "(", "c", ")"])
    #expect(file.inside(8).isEmpty)
  }

  /// Other submissions wait for this parse, and no stack is deep enough for recursion.
  @Test(
    .thorough, .timeLimit(.minutes(1)),
    arguments: [
      "[", "[)", ".a", "#if a\n", "init(", "\"\\(", "{", "struct A ", "struct A {", "func f(",
      "if ",
      "if #available(iOS 16, *) { } else ", "guard x, ", "import ", "import a.", "@a ", "final ",
      "class ", "\"\"", "/*", "#", "`", "<#", "\"\"\"\n", "{ var a = 1 ", "var a: Int\n",
    ])
  func twoMegabytesAreReadInOneGo(pattern: String) {
    let file = SwiftFile(String(repeating: pattern, count: (2 << 20) / pattern.utf8.count))
    _ = (file.types, file.globals, file.imports, file.strings, file.conditionalStatements)
    _ = (file.calls(to: "init"), file.blocks(around: file.tokens.count))
    #expect(file.tokens.count + file.comments.count > 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func aMismatchedClosingBracketIsSearchedOnce() {
    let half = 1 << 19
    let file = SwiftFile(String(repeating: "[", count: half) + String(repeating: ")}", count: half))
    #expect(file.tokens.allSatisfy { $0.partner == nil })
  }
}
