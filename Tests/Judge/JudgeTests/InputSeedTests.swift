import Foundation
import Judge
import Testing

/// Any change to code that can contain the expected results changes the inputs, and nothing else does.
@Suite("What the checks ask is drawn from what the code can read")
struct InputSeedTests {
  private func seed(
    _ sources: [String: String], catalogs: String = "", secret: String? = nil
  ) throws -> UInt64 {
    let files = try Submitted(sources)
    defer { files.remove() }
    return try InputSeed.seed(of: files.urls, beside: catalogs, secret: secret)
  }

  private func seed(_ text: String) throws -> UInt64 { try seed(["A.swift": text]) }

  @Test(arguments: [
    ("let a = 1 // 1\n", "let a = 1 // 2\n"),
    ("let a = 1\n", "// Counted up.\n\n\nlet a = 1"),
    ("let a = 1 /* b */ + 2", "let a = 1 /* c\"d */ + 2"),
    ("func a() {\n  b()\n}", "func a() {\n\n      b() // b\n\t}\n"),
    ("#Preview { A() }", "// One.\n#Preview { A() }"),
    ("let a = 1\r\nlet b = 2", "let a = 1\nlet b = 2"),
  ])
  func whatChangesNothingOfTheCodeDrawsNothingAnew(one: String, other: String) throws {
    #expect(try seed(one) == seed(other))
  }

  @Test(arguments: [
    ("let a = 1", "let a = 2"), ("let a = b -c", "let a = b - c"), ("a\n-b", "a -b"),
    ("let a = \"b  c\"", "let a = \"b c\""), ("let a = \"// b\"", "let a = \"// c\""),
    ("let a = \"\"\"\n  // b\n  \"\"\"", "let a = \"\"\"\n  // c\n  \"\"\""),
    ("let a = #/b  c/#", "let a = #/b c/#"),
    // Values encoded in line and column numbers.
    ("// b\nlet a = #line", "\nlet a = #line"),
    ("let a = \"\\(#column)\"", "let a =  \"\\(#column)\""),
    // Ambiguous source.
    ("let a = \"\\(b \"/*\n c */", "let a = \"\\(b \"/*\n d */"),
  ])
  func inputsChangeWithReadableCode(one: String, other: String) throws {
    #expect(try seed(one) != seed(other))
  }

  @Test func commentsMatterWhenAFunctionReadsItsLine() throws {
    let asking = "func here(_ line: Int = #line) -> Int { line }"
    let one = try seed(["A.swift": asking, "B.swift": "// b\nlet b = here()"])
    let other = try seed(["A.swift": asking, "B.swift": "// c\n\nlet b = here()"])
    #expect(one != other)
  }

  @Test func catalogsNamesAndClassesChangeTheInputs() throws {
    let seeds = try [
      seed(["A.swift": "let a = 1"]), seed(["B.swift": "let a = 1"]),
      seed(["A.swift": "let a = 1"], catalogs: "one"),
      seed(["A.swift": "let a = 1"], secret: "one"),
      seed(["A.swift": "let a = 1"], secret: "two"),
    ]
    #expect(Set(seeds).count == seeds.count)
    #expect(try seed(["A.swift": "let a = 1"], secret: "one") == seeds[3])
  }
}
