import Curriculum
import Foundation
import Testing

/// `.answer` files, which describe a submission as changes to the solution.
@Suite struct AnswerFileTests {
  static let solution = """
    struct Hours {
      let first = 0

      func next(after hour: Int) -> Int {
        (hour + 1) % 24
      }

      func before(_ hour: Int) -> Int {
        (hour + 23) % 24
      }
    }

    """

  static let bases = AnswerBases(
    solution: [
      "Hours.swift": SourceLines(solution.utf8), "Day.swift": SourceLines("// day\n".utf8),
    ],
    starter: ["Hours.swift": SourceLines("// TODO: hours\n".utf8)])

  /// Returns the files of a submission by name.
  private func sources(
    _ text: String, bases: AnswerBases = bases
  ) throws -> [String: String] {
    let file = URL(filePath: "/pack/Wrong/midnight.answer")
    let answer = try KnownAnswer.read(text, from: file).answer
    let sources = try bases.sources(of: answer)
    return Dictionary(
      uniqueKeysWithValues: sources.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Returns the errors in a submission, with line and column.
  private func mistakes(_ text: String, bases: AnswerBases = bases) throws -> [String] {
    do {
      _ = try sources(text, bases: bases)
      return []
    } catch CurriculumError.brokenPack(_, let problems) {
      return problems.map { $0.description(relativeTo: URL(filePath: "/pack/Wrong")) }
    }
  }

  @Test func unnamedFilesComeFromTheSolution() throws {
    let changed = try sources(
      "why: No midnight.\n\n--- Hours.swift\n-    (hour + 1) % 24\n+    hour + 1\n")
    #expect(changed["Day.swift"] == "// day\n")
    #expect(changed["Hours.swift"] == Self.solution.replacing("(hour + 1) % 24", with: "hour + 1"))
  }

  @Test func severalPlacesMayBeInAnyOrder() throws {
    let changed = try sources(
      """
      why: Another first hour, and nothing before it.

      --- Hours.swift
      @@ -8,3 +8,0 @@

      -  func before(_ hour: Int) -> Int {
      -    (hour + 23) % 24
      -  }
      @@
       struct Hours {
      -  let first = 0
      +  let first = 1
      +  let last = 24

      """)
    #expect(
      changed["Hours.swift"] == """
        struct Hours {
          let first = 1
          let last = 24

          func next(after hour: Int) -> Int {
            (hour + 1) % 24
          }

        }

        """)
  }

  @Test func startersAndNewFilesAreSupported() throws {
    let changed = try sources(
      "why: Nothing but a note.\n--- starter/Hours.swift\n+++ Note.swift\n+// one\n+\n+// two\n")
    #expect(changed["Hours.swift"] == "// TODO: hours\n")
    #expect(changed["Note.swift"] == "// one\n\n// two\n")
    #expect(changed.count == 3)
  }

  @Test func fileLineEndingsAreKept() throws {
    let answer = "why: No midnight.\n--- Hours.swift\n-    (hour + 1) % 24\n+    hour + 1\n"
    let windows = try sources(answer.replacing("\n", with: "\r\n"))
    #expect(windows["Hours.swift"] == Self.solution.replacing("(hour + 1) % 24", with: "hour + 1"))
    let crlf = Self.solution.replacing("\n", with: "\r\n")
    let bases = AnswerBases(solution: ["Hours.swift": SourceLines(crlf.utf8)])
    #expect(
      try sources(answer, bases: bases)["Hours.swift"]
        == crlf.replacing("(hour + 1) % 24", with: "hour + 1"))
  }

  @Test func aFileMayEndWithoutALineBreak() throws {
    let bases = AnswerBases(solution: ["A.swift": SourceLines("let a = 1\nlet b = 2".utf8)])
    func changed(_ lines: String) throws -> String? {
      try sources("why: Another number.\n--- A.swift\n\(lines)\n", bases: bases)["A.swift"]
    }
    #expect(try changed("-let a = 1\n+let a = 3") == "let a = 3\nlet b = 2")
    #expect(try changed("-let b = 2\n+let b = 3") == "let a = 1\nlet b = 3")
    #expect(try changed("-let b = 2\n\\ No end\n+let b = 3") == "let a = 1\nlet b = 3\n")
    #expect(try changed("-let b = 2\n+let b = 3\n\\ No end") == "let a = 1\nlet b = 3")
  }

  @Test func koreanTextIsSupported() throws {
    let bases = AnswerBases(solution: ["글.swift": SourceLines("let 인사 = \"안녕\"\n".utf8)])
    let changed = try sources(
      "why: 다르게 인사해요.\n--- 글.swift\n-let 인사 = \"안녕\"\n+let 인사 = \"또 봐요\"\n", bases: bases)
    #expect(changed["글.swift"] == "let 인사 = \"또 봐요\"\n")
  }

  @Test(arguments: [
    (
      "--- Hours.swift\n-    hour + 2\n+    hour\n",
      "midnight.answer:3:6: the solution's Hours.swift has no line “hour + 2”; copy the lines exactly as "
        + "they are now [stale-change]"
    ),
    (
      "--- Hours.swift\n-  (hour + 1) % 24\n+    hour\n",
      "midnight.answer:3:4: the solution's Hours.swift has no line “(hour + 1) % 24”; line 5 there is "
        + "similar: copy the lines exactly, including spaces [stale-change]"
    ),
    (
      "--- Hours.swift\n   let first = 0\n-    (hour + 1) % 24\n",
      "midnight.answer:4:6: “(hour + 1) % 24” doesn't come next in the solution's Hours.swift; line 5 there is "
        + "similar: copy the lines exactly, including spaces [stale-change]"
    ),
    (
      "--- Hours.swift\n   }\n+  // end\n",
      "midnight.answer:3:1: these lines are in the solution's Hours.swift twice, at line 6 and at line 10; "
        + "add a line above or below that occurs at only one of these places, with a space in front [stale-change]"
    ),
    (
      "--- Hours.swift\n+  // nowhere\n",
      "midnight.answer:3:1: no unchanged line shows where these lines go; write the line of the solution's "
        + "Hours.swift above or below them, with a space in front [invalid-answer]"
    ),
    (
      "--- Hours.swift\n-  let first = 0\n@@\n-  let first = 0\n+  let first = 1\n",
      "midnight.answer:5:1: line 3 changes the same place; combine the two changes [invalid-answer]"
    ),
    (
      "--- Hours.swift\n   let first = 0\n",
      "midnight.answer:3:1: no line is added or removed here; write the change, or remove these lines "
        + "[invalid-answer]"
    ),
    (
      "--- Hours.swift\nlet first = 1\n",
      "midnight.answer:3:1: “let first = 1” doesn't begin with a space, `-` or `+`; put a space before an "
        + "unchanged line, `-` before a removed one, `+` before an added one [invalid-answer]"
    ),
    (
      "+++ New.swift\n let first = 1\n",
      "midnight.answer:3:1: “ let first = 1” doesn't begin with `+`, but every line below `+++` must; put "
        + "`+` before each line [invalid-answer]"
    ),
    (
      "--- Hour.swift\n-a\n",
      "midnight.answer:2:5: the solution has no Hour.swift; did you mean \"Hours.swift\"? [stale-change]"
    ),
    (
      "--- starter/Day.swift\n",
      "midnight.answer:2:5: the starter has no Day.swift; its files are Hours.swift; begin a new file "
        + "with `+++ Day.swift` [stale-change]"
    ),
    (
      "--- Hours.swift\n-  let first = 0\n--- Hours.swift\n-      (hour + 1) % 24\n",
      "midnight.answer:4:5: Hours.swift appears twice; keep one heading, and separate the changes with `@@` "
        + "[duplicate-id]"
    ),
    (
      "--- Hours.swift\n-  let first = 0\n+  let first = 1\n\\ No end\n",
      "midnight.answer:4:1: the file doesn't end here, so this line ends with a line break; remove the line "
        + "that begins with `\\` [stale-change]"
    ),
    (
      "+++ ../../etc/Passwd.swift\n+a\n",
      "midnight.answer:2:5: “../../etc/Passwd.swift” isn't a file name; write only the name, such as "
        + "`--- File.swift` or `--- starter/File.swift` [invalid-answer]"
    ),
    (
      "+++ /tmp/A.swift\n+a\n",
      "midnight.answer:2:5: “/tmp/A.swift” isn't a file name; write only the name, such as `--- File.swift` "
        + "or `--- starter/File.swift` [invalid-answer]"
    ),
    (
      "--- starter/../A.swift\n-a\n",
      "midnight.answer:2:5: “../A.swift” isn't a file name; write only the name, such as `--- File.swift` or "
        + "`--- starter/File.swift` [invalid-answer]"
    ),
  ])
  func mistakesHaveAPlace(change: String, message: String) throws {
    #expect(try mistakes("why: x\n" + change) == [message])
  }

  @Test func unknownKeysAreReported() throws {
    let change = "--- Hours.swift\n-  let first = 0\n"
    #expect(
      try mistakes(change) == [
        "midnight.answer:1: \"why\" is missing; explain in one line why a learner would write this "
          + "[missing-key]"
      ])
    #expect(
      try mistakes("why: x\nwho: y\n" + change).map { $0.contains(":2:1: unknown key") } == [true])
    #expect(try mistakes("why: [x\n" + change).map { $0.contains("not valid YAML") } == [true])
    #expect(
      try mistakes("why: x\n").map { $0.contains("there are no changes; write `--- File.swift`") }
        == [true])
  }

  @Test func hugeSampleFilesAreRefused() throws {
    let lines = String(repeating: "-\n", count: 5000)
    #expect(
      try mistakes("why: x\n--- Hours.swift\n" + lines)
        == [
          "midnight.answer:2: the change has more than 2000 lines; put the complete files in a folder named "
            + "after the sample [unreasonable-size]"
        ])
  }
}
