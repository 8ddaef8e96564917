import SwiftSource
import Testing

@Suite("String literals are read as the compiler reads them")
struct StringLiteralTests {
  private func parts(_ source: String) -> [[String]] { SwiftFile(source).strings.map(\.parts) }

  @Test(arguments: [
    (#""""#, [""]), (#""a""#, ["a"]), (#""\"\\\n\t\u{D55C}\0""#, ["\"\\\n\t한\0"]),
    (#""a\(b)c""#, ["a", "c"]), (#""\(a)\(b)""#, ["", "", ""]),
    (##"#"a\n\#n\#(b)"c"#"##, ["a\\n\n", "\"c"]), (##"#"""#"##, ["\""]),
    ("\"\"\"\n  a\n    b \\\n  c\n\n  \"\"\"", ["a\n  b c\n"]),
    ("\"\"\"\r\n  a\r\n  \"\"\"", ["a"]),
    ("\"\"\"\n  \\(a)\n  b\\(c)\n  \"\"\"", ["", "\nb", ""]),
    ("\"\"\"\n\"\"\"", [""]), ("#\"\"\"\n  \"a\" \\n\n  \"\"\"#", ["\"a\" \\n"]),
  ])
  func partsAreWhatIsSaid(source: String, parts: [String]) {
    #expect(self.parts(source) == [parts])
  }

  @Test func aStringInAnInterpolationIsPartOfTheOuterString() throws {
    let file = SwiftFile(#"f("a\(g("b"))c", "d")"#)
    #expect(file.strings.map(\.parts) == [["a", "c"], ["d"]])
    #expect(file.string(at: 6)?.value == "b")
    #expect(file.string(at: 2)?.value == nil)
  }

  @Test func unclosedStringsAreReadAsFarAsPossible() {
    #expect(parts("\"a") == [["a"]])
    #expect(parts("\"a\\(b") == [["a"]])
    #expect(parts("\"\"\"\n a") == [[" a"]])
    #expect(parts("\"a\\").count == 1)
    #expect(parts("'a' #/b/#") == [])
  }

  @Test(arguments: ["a\"b\\(c)\\", "한\n\r\0", ""])
  func textIsWrittenAsALiteral(text: String) {
    #expect(parts(text.swiftLiteral) == [[text]])
  }
}
