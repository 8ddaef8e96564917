import Curriculum
import Foundation
import Testing

/// A written `.answer` file is read back as the same bytes.
@Suite struct AnswerWritingTests {
  /// Writes a submission's change to a file, and reads it back.
  private func roundTrip(
    _ answer: [String: String], solution: [String: String], starter: [String: String] = [:]
  ) throws -> (text: String, read: [String: String])? {
    func lines(_ texts: [String: String]) -> [String: SourceLines] {
      texts.mapValues { SourceLines($0.utf8) }
    }
    let bases = AnswerBases(solution: lines(solution), starter: lines(starter))
    guard let change = AnswerChange(to: lines(answer), from: bases) else { return nil }
    let file = URL(filePath: "/pack/Right/other.answer")
    let read = try KnownAnswer.read("why: x\n\n\(change.text)", from: file).answer
    let sources = try bases.sources(of: read)
    return (
      change.text,
      Dictionary(
        uniqueKeysWithValues: sources.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    )
  }

  @Test func anInsertedLineTakesTwoLines() throws {
    let solution = ["Hours.swift": AnswerFileTests.solution]
    let answer = [
      "Hours.swift": AnswerFileTests.solution.replacing("(hour + 1) % 24", with: "hour")
    ]
    let written = try #require(try roundTrip(answer, solution: solution))
    #expect(written.text == "--- Hours.swift\n-    (hour + 1) % 24\n+    hour\n")
    #expect(written.read == answer)
  }

  @Test func aRepeatedLineIsIdentifiedByTheLineAbove() throws {
    let solution = ["A.swift": "func a() {\n  same()\n}\n\nfunc b() {\n  same()\n}\n"]
    let answer = ["A.swift": "func a() {\n  same()\n}\n\nfunc b() {\n  other()\n}\n"]
    let written = try #require(try roundTrip(answer, solution: solution))
    #expect(written.text == "--- A.swift\n func b() {\n-  same()\n+  other()\n")
    #expect(written.read == answer)
  }

  @Test func theStarterIsTheBaseWhenMuchCloser() throws {
    let lines = (1...9).map { "let a\($0) = \($0)\n" }
    let solution = ["A.swift": lines.joined() + "let end = 1\n"]
    let starter = ["A.swift": lines.map { $0.replacing("let", with: "var") }.joined()]
    let answer = ["A.swift": (starter["A.swift"] ?? "").replacing("= 5", with: "= 6")]
    let written = try #require(try roundTrip(answer, solution: solution, starter: starter))
    #expect(written.text == "--- starter/A.swift\n-var a5 = 5\n+var a5 = 6\n")
    #expect(written.read == answer)
  }

  @Test func oneStarterFileAndANewFileAreWritten() throws {
    let solution = ["A.swift": "let a = 1\nlet b = 2\nlet c = 3\n", "B.swift": "let d = 4\n"]
    let starter = ["A.swift": "let a = 1\n", "B.swift": "// TODO\n"]
    let answer = ["A.swift": "let a = 1\n", "B.swift": "let d = 4\n", "C.swift": "let e = 5\n\n"]
    let written = try #require(try roundTrip(answer, solution: solution, starter: starter))
    #expect(written.text == "--- starter/A.swift\n\n+++ C.swift\n+let e = 5\n+\n")
    #expect(written.read == answer)
  }

  @Test(arguments: [
    ("a\nb\nc\nd\n", "a\nb\nx\nd\n"), ("a\nb\nc\nd\n", "a\nb\nc\nx"),
    ("a\nb\nc\nd", "a\nb\nc\nd\n"),
    ("a\nb\nc\nd", "a\nx\nc\nd"), ("a\r\nb\r\nc\r\nd\r\n", "a\r\nx\r\nc\r\nd\r\n"),
    ("가\n나\n다\n라\n", "가\n나\n마\n라\n"), ("é\nb\nc\nd\n", "e\u{301}\nb\nc\nd\n"),
    ("\n\n\n\na\n", "\n\nb\n\n\na\n"), ("a\na\na\na\na\na\n", "a\na\na\nb\na\na\na\n"),
    ("a\n \n\t\nb\nc\n", "a\n \nb\nc\n"), ("a\nb\nc\nd\ne\n", "b\nc\nd\ne\n"),
    ("a\nb\nc\nd\n", "a\nb\nc\nd\n+++ A.swift\n@@\n\\ x\n"),
    ("+++ A.swift\nb\nc\nd\n", "b\nc\nd\n"),
  ])
  func everyByteComesBack(old: String, new: String) throws {
    let written = try #require(try roundTrip(["A.swift": new], solution: ["A.swift": old]))
    #expect(written.read["A.swift"]?.utf8.elementsEqual(new.utf8) == true, "\(written.text)")
  }

  @Test func pseudorandomTextsRoundTrip() throws {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var changes = 0
    for _ in 0..<300 {
      let old = (0..<24).map { _ in ["a", "b", "", "  }", "}", "c"][next(6)] }
      var new = old
      for _ in 0...next(4) {
        let place = next(new.count)
        switch next(3) {
        case 0: new[place] = "x\(next(3))"
        case 1: new.remove(at: place)
        default: new.insert(["a", "", "y"][next(3)], at: place)
        }
      }
      let texts = [old, new].map { $0.joined(separator: "\n") + "\n" }
      guard texts[0] != texts[1] else { continue }
      // In repetitive text, the location of a change may need more lines than the text has.
      guard
        let written = try roundTrip(["A.swift": texts[1]], solution: ["A.swift": texts[0]])
      else { continue }
      changes += 1
      #expect(written.read["A.swift"] == texts[1], "\(written.text)")
    }
    #expect(changes > 250)
  }

  @Test func separateHunksStayWhole() throws {
    let old = ["A.swift": (1...20).map { "let a\($0) = \($0)\n" }.joined()]
    let new = ["A.swift": (1...20).map { "var b\($0) = \($0 * 2)\n" }.joined()]
    #expect(try roundTrip(new, solution: old) == nil)
    #expect(try roundTrip(old, solution: old) == nil, "nothing is changed")
    #expect(
      try roundTrip(["B.swift": ""], solution: old) == nil, "a change cannot leave a file out")
    let huge = ["A.swift": (1...40_000).map { "let a\($0) = \($0)\n" }.joined()]
    let other = ["A.swift": (1...40_000).map { "let b\($0) = \($0)\n" }.joined()]
    #expect(try roundTrip(other, solution: huge) == nil)
  }
}
