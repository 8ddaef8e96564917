import SwiftSource
import Testing

@Suite("Comments are read as people read them")
struct CommentPassageTests {
  private func passages(_ source: String) -> [String] {
    SwiftFile(source).commentPassages.map(\.text)
  }

  private func replaced(_ source: String, _ words: [String: String]) -> String {
    String(decoding: SwiftFile(source).replacingPassages { words[$0.text] }, as: UTF8.self)
  }

  @Test func aParagraphsLinesAreJoined() {
    let source = """
      /// What the widget shows
      ///   from a moment on.
      ///
      /// Leave it.
      // TODO: first
      // of all
      // TODO: then
      let a = 1  // one
      // two
      """
    #expect(
      passages(source) == [
        "What the widget shows from a moment on.", "Leave it.", "TODO: first of all", "TODO: then",
        "one", "two",
      ])
    #expect(SwiftFile(source).commentPassages.map(\.line) == [1, 4, 5, 7, 8, 9])
  }

  @Test func listItemsAreSeparate() {
    let source = """
      /// - Parameters:
      ///   - last: Where the phone
      ///     was last.
      ///   - now: Today.
      /// - Returns: A place.
      """
    #expect(
      passages(source) == [
        "- Parameters:", "- last: Where the phone was last.", "- now: Today.",
        "- Returns: A place.",
      ])
  }

  @Test func codeInACommentIsNoText() {
    let source = """
      /// So it is called:
      ///
      ///     let a = make()
      ///
      /// ```
      /// make()
      /// ```
      /// That is all.
      """
    #expect(passages(source) == ["So it is called:", "That is all."])
  }

  @Test func blockCommentsAreReadWithoutAsterisks() {
    let source = """
      /* one */
      /**
       * Two
       * lines.
       *
       * - an item
       */
      let a = /* three */ 1
      /**/
      """
    #expect(passages(source) == ["one", "Two lines.", "- an item", "three"])
  }

  @Test func stringContentsAreNoComments() {
    #expect(passages("let a = \"https://a.example // b\"") == [])
  }

  @Test(
    "Nobody translates what has no words",
    arguments: [
      ("swift-format-ignore: NeverForceUnwrap", false), ("swiftlint:disable all", false),
      ("`a` = `b`", false), ("TODO", false), ("- Parameters:", false), ("– 4.5 : 1", false),
      ("https://a.example/b", false), ("- value: `CLLocationManager`.", false), ("한국어", true),
      ("TODO: write", true), ("MARK: - Views", true), ("- last: A place.", true),
      ("Hello: world", true),
    ])
  func wordsAndNamesAreDistinguished(comment: String, hasWords: Bool) {
    #expect(SwiftFile("// \(comment)").commentPassages.map(\.hasWords) == [hasWords])
  }

  @Test func replacedTextChangesNothingElse() {
    let source = "/// One.\r\nlet a = 1  // two\r\n  /* three */ let b = \"// One.\"\r\n"
    #expect(
      replaced(source, ["One.": "하나.", "two": "둘", "three": "셋"])
        == "/// 하나.\r\nlet a = 1  // 둘\r\n  /* 셋 */ let b = \"// One.\"\r\n")
    #expect(replaced(source, [:]) == source)
  }

  @Test func longTextIsWrapped() {
    let words = Array(repeating: "가나다라마", count: 20).joined(separator: " ")
    let source = "func f() {\n  // TODO: it\n  g()  // short\n}\n"
    let result = replaced(source, ["TODO: it": words, "short": words])
    let lines = result.split(separator: "\n")
    let whole = lines.filter { $0.hasPrefix("  // ") }
    #expect(whole.count == 3, "\(result)")
    #expect(whole.allSatisfy { $0.count <= 60 })
    #expect(lines.contains("  g()  // \(words)"), "behind code it stays on its line")
    #expect(SwiftFile(result).isSameCode(as: SwiftFile(source)))
    #expect(SwiftFile(result).commentPassages.first?.text == words, "it is read as one again")
  }

  @Test func lineBreaksInReplacementsAreRemoved() {
    #expect(replaced("a()  // b\n", ["b": "c\nd()"]) == "a()  // c d()\n")
  }

  @Test func differentCodeIsNoticed() {
    let file = SwiftFile("let a = 1  // one\nlet b = 2\n")
    #expect(file.isSameCode(as: SwiftFile("// uno\nlet a = 1\n\nlet b = 2")))
    #expect(!file.isSameCode(as: SwiftFile("let a = 1 let b = 2")))
    #expect(!file.isSameCode(as: SwiftFile("let a = 1\nlet b = 3")))
    #expect(!file.isSameCode(as: SwiftFile("let a = 1 /* 1\nlet b = 2")))
  }

  @Test(
    "Whatever the bytes are",
    arguments: [
      "/*", "/* a", "//", "///", "/**", "/* */ /*", "// a\r// b", "\u{FEFF}// a", "/*/",
      "/* /* a */",
      "// - ", "/*\n*\n*/", "/* *",
    ])
  func nothingIsLost(source: String) {
    #expect(replaced(source, [:]) == source)
    let file = SwiftFile(source)
    for passage in file.commentPassages { #expect(passage.range.upperBound <= file.bytes.count) }
    _ = file.replacingPassages { _ in "한 글" }
  }
}
