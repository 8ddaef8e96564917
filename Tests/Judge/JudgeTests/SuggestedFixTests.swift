import Compiling
import Foundation
import Judge
import TestSupport
import Testing

/// The compiler's suggestions appear as lines to type.
@Suite(.serialized) struct SuggestedFixTests {
  private func fixes(_ text: String, _ fixIts: [(Int, Int, Int, Int, String)]) throws
    -> [SuggestedFix]
  {
    let files = try Submitted(["A.swift": text])
    defer { files.remove() }
    let path = files.urls[0].path
    func place(_ line: Int, _ column: Int) -> Diagnostic.Location {
      Diagnostic.Location(file: path, line: line, column: column)
    }
    let note = Diagnostic(
      severity: .note, message: "mend it",
      fixIts: fixIts.map { line, column, lastLine, lastColumn, text in
        Diagnostic.FixIt(
          range: .init(start: place(line, column), end: place(lastLine, lastColumn)), text: text)
      })
    let error = Diagnostic(
      severity: .error, message: "wrong", location: place(1, 1), notes: [note])
    let listed = VerdictDiagnostic.list(error)
    return listed[0].fixes
  }

  @Test func replacementsKeepTheirLines() throws {
    let found = try fixes(
      "let 도시 = one\nlet b = two\nlet c\n", [(1, 5, 1, 11, "city"), (2, 9, 2, 12, "one(\n  2)")])
    #expect(found.map(\.text) == ["let city = one\nlet b = one(\n  2)"])
    #expect(found.first?.line == 1)
    #expect(found.first?.lastLine == 2)
  }

  @Test func anInsertedLineReplacesNothing() throws {
    let found = try fixes("struct A {\n  var b = 1\n}", [(2, 3, 2, 3, "@available(iOS 16, *)\n  ")])
    let expected = SuggestedFix(
      message: "mend it", line: 2, lastLine: 1, text: "  @available(iOS 16, *)")
    #expect(found == [expected])
    #expect(expected.isInsertion)
  }

  @Test func xcodePlaceholdersBecomeWords() throws {
    let found = try fixes("f()", [(1, 3, 1, 3, "value: <#T##Int#>, <#name#>")])
    #expect(found.map(\.text) == ["f(value: Int, name)"])
  }

  /// Xcode's own suggestion doesn't compile, because the builder has no `else`.
  @Test func aBundleOfWidgetsGetsNoElse() throws {
    let check =
      "if #available(iOS 17, *) {\n    B()\n} else {\n    // Fallback on earlier versions\n}"
    let short = "if #available(iOS 17, *) {\n    B()\n}"
    let bundle = "struct A: WidgetBundle {\n  var body: some Widget {\nB()\n  }\n}\n"
    #expect(try fixes(bundle, [(3, 1, 3, 4, check)]).map(\.text) == [short])
    let guarded = bundle.replacing("B()", with: "if #available(iOS 16, *) {\nB() }")
    #expect(try fixes(guarded, [(4, 1, 4, 4, check)]).map(\.text) == [short + " }"])
  }

  /// A view that is left out on older systems is not what the learner wants.
  @Test func aFixThatLeavesAnEmptyElseIsNotOffered() throws {
    let check =
      "if #available(iOS 17, *) {\n    B()\n} else {\n    // Fallback on earlier versions\n}"
    let view = "struct A: View {\n  var body: some View {\nB()\n  }\n}\n"
    #expect(try fixes(view, [(3, 1, 3, 4, check)]).isEmpty)
  }

  /// A `body` that is newer than its protocol's requirement doesn't compile.
  @Test func nothingIsMarkedAsNewerWhereACheckInsideHelps() throws {
    let files = try Submitted([
      "A.swift": "struct A: View {\n  var body: some View {\nB()\n  }\n}\n"
    ])
    defer { files.remove() }
    func note(_ message: String, _ line: Int, _ columns: (Int, Int), _ text: String) -> Diagnostic {
      func place(_ column: Int) -> Diagnostic.Location {
        Diagnostic.Location(file: files.urls[0].path, line: line, column: column)
      }
      let range = Diagnostic.Range(start: place(columns.0), end: place(columns.1))
      return Diagnostic(
        severity: .note, message: message, fixIts: [Diagnostic.FixIt(range: range, text: text)])
    }
    let check =
      "if #available(iOS 17, *) {\n    B()\n} else {\n    // Fallback on earlier versions\n}"
    let notes = [
      note("add 'if #available' version check", 3, (1, 4), check),
      note(
        "add '@available' attribute to enclosing property", 2, (3, 3),
        "@available(iOS 17, *)\n  "),
    ]
    func fixes(_ notes: [Diagnostic]) -> [SuggestedFix] {
      VerdictDiagnostic.list(Diagnostic(severity: .error, message: "wrong", notes: notes))[0].fixes
    }
    #expect(fixes(notes) == [])
    #expect(fixes([notes[1]]).count == 1, "a declaration can only be marked")
  }

  /// The judge reads the whole file and the lines in a suggestion in its own process.
  ///
  /// At these sizes, repeated reads would take many minutes.
  @Test(
    .timeLimit(.minutes(3)), arguments: ["/* words */", "// words{\n//", "/* words */ let a = 1; "])
  func aBlockBehindMuchTextIsReadOnce(before: String) throws {
    let before = before.replacing("words", with: Self.words)
    let fallback = "if #available(iOS 17, *) { B() } else {\n    // Fallback on earlier versions\n}"
    let bundle = "struct A: WidgetBundle {\n  var body: some Widget {\nB()\n  }\n}\n"
    let text = before + "\n" + bundle
    let line = before.count(where: \.isNewline) + 4
    let found = try fixes(text, [(line, 1, line, 4, fallback)])
    #expect(found.map(\.text) == ["if #available(iOS 17, *) { B() }"])
  }

  private static let words = String(repeating: "if ", count: 300_000)

  @Test(.timeLimit(.minutes(3)), arguments: [" ", "<#", "#", "\t else {"])
  func theLearnersLineInASuggestionIsReadOnce(pattern: String) throws {
    let line = String(repeating: pattern, count: 19_000 / pattern.count)
    let fallback =
      "if #available(iOS 17, *) {<#\(line)} else {\n  // Fallback on earlier versions\n}"
    let bundle = "struct A: WidgetBundle {\n  var body: some Widget {\nB()\n  }\n}\n"
    let found = try fixes(bundle, [(3, 1, 3, 4, fallback)])
    #expect(found.map(\.text) == ["if #available(iOS 17, *) {<#\(line)}"])
  }

  /// An `else` that the learner wrote isn't part of the suggestion.
  @Test func theLearnersFallbackIsKept() throws {
    let own = "B() } else {\n  // Fallback on earlier versions\n}"
    let bundle = "struct A: WidgetBundle {\n  var body: some Widget {\nif a { \(own)\n  }\n}\n"
    #expect(
      try fixes(bundle, [(3, 8, 3, 11, "B(1)")]).map(\.text) == ["if a { B(1) } else {"])
    #expect(
      try fixes(bundle, [(3, 8, 5, 1, "B(1) } else {\n  // Fallback on earlier versions\n")])
        .map(\.text) == ["if a { B(1) } else {\n  // Fallback on earlier versions\n}"])
  }

  @Test func missingCasesAreIndented() throws {
    let found = try fixes(
      "  switch a {\n  case .b: 1\n  }", [(3, 3, 3, 3, "case .c:\n<#code#>\ncase .d:\n<#code#>\n")])
    #expect(found.map(\.text) == ["  case .c:\n    code\n  case .d:\n    code"])
    #expect(found.first?.isInsertion ?? false)
  }

  /// Copying with `cp -p` keeps size and modification time, but Rings reads the replaced file again.
  @Test func aReplacedFileIsReadAgain() throws {
    let files = try Submitted(["A.swift": "let a = one", "B.swift": "let b = two"])
    defer { files.remove() }
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    for file in files.urls {
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    }
    let place = Diagnostic.Location(file: files.urls[0].path, line: 1, column: 5)
    let error = Diagnostic(severity: .error, message: "wrong", location: place)
    #expect(VerdictDiagnostic(error).excerpt?.hasPrefix("let a = one") == true)
    try FileManager.default.removeItem(at: files.urls[0])
    try FileManager.default.moveItem(at: files.urls[1], to: files.urls[0])
    #expect(VerdictDiagnostic(error).excerpt?.hasPrefix("let b = two") == true)
  }

  @Test func ourModulesAreNotNamed() throws {
    let found = try fixes(
      "f()", [(1, 1, 1, 1, "let title: AppleFoundation.LocalizedStringResource\n")])
    #expect(found.map(\.text) == ["let title: LocalizedStringResource"])
  }

  @Test func aFixThatDoesNotFitIsNotSuggested() throws {
    #expect(try fixes("f()", [(7, 1, 7, 2, "x")]) == [])
    #expect(try fixes("f()", [(1, 90, 1, 91, "x")]) == [])
    #expect(try fixes("f()", [(1, 1, 1, 3, "x"), (1, 2, 1, 3, "y")]) == [])
    #expect(try fixes("f()", []) == [])
  }
}
