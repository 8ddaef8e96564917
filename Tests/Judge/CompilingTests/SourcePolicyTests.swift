import Compiling
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct SourcePolicyTests {
  private func names(_ text: String, _ policy: SourcePolicy = SourcePolicy()) -> [String] {
    policy.findings(in: Array(text.utf8), file: "A.swift").map(\.name)
  }

  @Test func ordinaryCodeBreaksNoRule() {
    let text = """
      #!/usr/bin/swift "
      import SwiftUI
      import struct Foundation.Date
      import Observation
      // @_silgen_name("exit") func f()
      /* import Glibc /* @_cdecl */ unsafe */
      let text = "@_cdecl \\(1) #sourceLocation", raw = #"import Glibc " \\(unsafe)"#
      let many = \"""
        @section(".init_array") import Glibc
        \\(text + "import XCTest")
        \"""
      let pattern = #/import Glibc "/#
      @available(iOS 17, *) @MainActor struct Hero: View {
        @State private var isOn = false
        nonisolated(unsafe) static var shared = 1
        var body: some View { Text(text).safeAreaPadding(.all).exit() }
      }
      extension View { func exit() -> some View { self } }
      enum Safety { case unsafe, safe; var isUnsafe: Bool { self == .unsafe } }
      func check(unsafe: Bool, `import`: Int) -> Bool { check(unsafe: true, import: 1) }
      struct Data: Codable { var section: Int; var used: Bool }
      infix operator <|>: ApplyPrecedence
      precedencegroup ApplyPrecedence { higherThan: AdditionPrecedence }
      enum Result { case none }
      extension Date: @retroactive RawRepresentable { public var rawValue: String { "" } }
      extension Date { static func - (left: Date, right: Date) -> TimeInterval { 0 } }
      extension String { static func * (text: String, times: Int) -> String { text } }
      extension Bool: @retroactive Comparable { public static func < (a: Self, b: Self) -> Bool { !a && b } }
      extension Hero: Equatable { static func == (a: Self, b: Self) -> Bool { true } }
      extension Comparable where Self: RawRepresentable { static func < (a: Self, b: Self) -> Bool { true } }
      func < <T: RawRepresentable>(a: Box<T>, b: Box<T>) -> Bool { true }
      extension DefaultStringInterpolation { mutating func appendInterpolation(_ date: Date, style: Int) {} }
      """
    #expect(names(text).isEmpty)
  }

  @Test(arguments: [
    ("@_silgen_name(\"exit\") func f() -> Never", "@_silgen_name"),
    ("@\n_cdecl(\"x\") public func f() {}", "@_cdecl"),
    ("@`_cdecl`(\"x\") public func f() {}", "@_cdecl"),
    ("@\u{A0}_silgen_name(\"x\") func f()", "@_silgen_name"),
    ("import\u{A0}Glibc", "import Glibc"), ("let a =\u{A0}unsafe\u{A0}b", "unsafe"),
    ("@section(\"a\") @used let a = 1", "@section @used"),
    ("@testable import SwiftUI", "@testable"),
    ("@_spi(Private) import SwiftUI", "@_spi"),
    ("import Glibc", "import Glibc"),
    ("import class Foundation.Thread; import func Glibc.exit", "import Glibc"),
    ("public import `LessonProbes`", "import LessonProbes"),
    ("import _FoundationCShims", "import _FoundationCShims"),
    ("let a: LessonProbes::Probe? = Swift::Optional.none", "LessonProbes::"),
    ("Glibc :: exit(0)", "Glibc::"), ("a.WorkerProtocol::b", "WorkerProtocol::"),
    ("#sourceLocation(file: \"A\", line: 1)", "#sourceLocation"),
    ("let a = unsafe b.pointee", "unsafe"),
    ("for unsafe a in b {}", "unsafe"),
    ("unowned(unsafe) var a: A", "unowned(unsafe)"),
    ("@unsafe struct A {}", "@unsafe"),
    ("let a = \"\\(unsafe b)\"", "unsafe"),
    ("let a = #\"\\#(\"\\(unsafe b)\")\"#", "unsafe"),
    ("func `a\"`() {}; import Glibc; func `b\"`() {}", "import Glibc"),
    ("func `a/*b`() {}\nimport Glibc", "import Glibc"),
    ("#!/*\nimport Glibc", "import Glibc"),
    ("let a = \"abc\\\nimport Glibc //\"", "import Glibc"),
    ("#if compiler(>=99)\nlet a = #/ b\n#endif\nimport Glibc", "import Glibc"),
    ("let a = `b\nimport Glibc", "import Glibc"),
    ("let a = #\"\"\"#\nimport Glibc\nlet b = #\"\"\"#", "import Glibc"),
    ("let a = #/ \t\n\"\"\"\n/#\nimport Glibc\nlet b = \"\"\"\n\"\"\"", "import Glibc"),
    ("#if compiler(>=99)\n'\"\"\"'\n#endif\nimport Glibc\nlet b = \"\"\"\n\"\"\"", "import Glibc"),
    (
      "#if compiler(>=99)\n\"\\(\n) \"\"\"\n#endif\n\"\"\"\n#endif\nimport Glibc\nlet b = \"\"\"\n\"\"\"",
      "import Glibc"
    ),
    ("let a = true ? [:] : [1: 2]; f(_:b:)", ""),
  ])
  func whatIsNotAllowedIsFound(text: String, expected: String) {
    #expect(names(text).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    // The compiler decides which meaning a learner's names have for the probes.
    "extension Int { static func == (a: Int, b: Int) -> Bool { true } }",
    "func ==<T>(a: T, b: T) -> Bool { true }", "typealias Int = Double", "enum Swift {}",
    "extension Date: @retroactive Encodable {}", "precedencegroup AdditionPrecedence {}",
    "func f(a: Swift::Int) -> Foundation::Date { .now }",
    // `unsafe` as a name.
    "enum Air: String { case good, moderate, unsafe\n  var text: String { rawValue } }",
    "enum Air { case good, unsafe; case unknown }", "enum Air { case unsafe(Int), safe }",
    "func warn(unsafe place: String, _ unsafe: Bool) {}", "let show = { (unsafe: Bool) in unsafe }",
    "var unsafe = false; unsafe = true\nunsafe.toggle()", "if unsafe { stop() }",
    "let text = unsafe ? \"no\" : \"yes\"", "let both = unsafe && calm, is = unsafe == true",
    "let all = [unsafe, safe], pair = (unsafe, 1), end = unsafe\nprint(end)",
    "let first = unsafe[0], value = unsafe(1), name = unsafe!.name, next = unsafe?.name",
    "switch air { case .unsafe: 1\ncase let unsafe where calm: 2 }", "_ = unsafe as Any",
  ])
  func namesAreTheirOwners(text: String) {
    #expect(names(text).isEmpty)
  }

  @Test(arguments: [
    "let a = unsafe /* and */ b", "f(unsafe b, 1)", "let a = [unsafe b]", "return unsafe b()",
    "unsafe (a, b) = c", "let a = unsafe -b", "let a = unsafe \"\\(b)\"", "let a = unsafe [b][0]",
    "let a = unsafe `b`", "let a = try unsafe b()", "let a = c ? unsafe b : d",
    "let a = unsafe #selector(b)", "let a = unsafe \\.b", "x += unsafe 1 + b", "unsafe b = 1",
  ])
  func theWordBeforeAnExpressionIsFound(text: String) {
    #expect(names(text) == ["unsafe"])
  }

  /// Code that the compiler skips or reads twice, so that later tokens are uncertain.
  @Test(arguments: [
    ("let a = \"\\( { let `b\"` = 1; return `b\"` }() )\"", 1, 19),
    ("let a = \"\\(f(#/\\(/#, `b)`))\"", 1, 14),
    ("#if compiler(>=99)\nlet a = <# \"\"\" #>\n#endif", 2, 9),
    ("#if compiler(>=99)\nlet a = #/\n#endif\nimport Glibc", 2, 9),
    ("#if compiler(>=99)\nlet a = \"\\(\n)\"\n#endif", 3, 1),
    ("let a = \"\\( 1 /*\n*/ )\"", 1, 15),
  ])
  func ambiguousTextIsFound(text: String, line: Int, column: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", text)
    let found = SourcePolicy().unclearText(in: file)
    #expect(found?.rule == .unclearText)
    #expect(found?.location?.line == line)
    #expect(found?.location?.column == column)
    #expect(SourcePolicy(allowed: [.unclearText]).unclearText(in: file) == nil)
  }

  @Test func ordinaryCodeIsUnambiguous() throws {
    let text = """
      // don't <#"#> #/
      let `a "b"` = "\\(`class`) \\(text.replacing(#/(a|b)/#, with: "c")) it's"
      let b = #/it's "/#, c = #"\""#, d = "\\(e(f) /* g */)", h = <#T##value#>
      let i = \"""
        \\(b
          + "c" // don't
        )
        \"""
      let j = #/
        a ' " (
        /#
      #if os(watchOS)
      This isn't code.
      #endif
      """
    let folder = try TemporaryFolder()
    #expect(SourcePolicy().unclearText(in: try folder.file("A.swift", text)) == nil)
  }

  @Test func placesReferToTheOriginalText() {
    let found = SourcePolicy().findings(
      in: Array("let 기온 = \"섭씨\"; import Glibc\r\n\n  @_cdecl(\"a\") func b() {}".utf8),
      file: "A.swift")
    #expect(found.map(\.location?.line) == [1, 3])
    #expect(found.map(\.location?.column) == [24, 4])
  }

  @Test func anExerciseForbidsItsOwnNames() {
    let text = """
      // AnyView
      let a = AnyView(b.offset(x: 1)), offset = "AnyView"
      @State var c = offset
      #Preview { c }
      let d = f(a: offset, b: b.SwiftUI::offset(x: 1))
      """
    let policy = SourcePolicy(forbiddenNames: ["AnyView", ".offset", "@State", "#Preview", "View"])
    #expect(names(text, policy) == ["AnyView", ".offset", "@State", "#Preview", ".offset"])
  }

  @Test func aNonLatinOperatorEndsAName() {
    let policy = SourcePolicy(forbiddenNames: ["AnyView"])
    #expect(
      names("let a = •AnyView(b)÷AnyView→c, 날씨AnyView = 1", policy) == ["AnyView", "AnyView"])
    #expect(policy.findings(in: [0x61, 0xe2, 0x88], file: "A.swift").isEmpty)
    #expect(policy.findings(in: [0x61, 0xc3], file: "A.swift").isEmpty)
  }

  @Test func anExerciseAllowsRules() {
    let text = "import Glibc\n@_cdecl(\"a\") func b() {}"
    #expect(names(text, SourcePolicy(allowed: [.systemModules])) == ["@_cdecl"])
  }

  /// Source that a scanner with a stack or with repeated reads wouldn't finish.
  @Test(arguments: [
    String(repeating: "\"\\(", count: 50_000), String(repeating: "/*", count: 75_000),
    String(repeating: "#", count: 158_333), String(repeating: "`", count: 158_333),
    String(repeating: "extension Int: ", count: 10_000),
    String(repeating: "func ==<", count: 16_666),
    String(repeating: "func == (a: (", count: 11_666),
    String(repeating: "@_cdecl ", count: 16_666),
    String(repeating: "#\"###", count: 29_166), String(repeating: "#\"\"\"\\#(", count: 23_000),
    String(repeating: "<#", count: 75_000), String(repeating: "\"\\(`", count: 40_000),
    String(repeating: "\"\\(\n", count: 40_000), String(repeating: "\"\"\"\\(\"\n", count: 23_000),
    String(repeating: "\u{0}\u{ff}é", count: 25_000),
  ])
  func noTextTakesLong(text: String) {
    #expect(names(text).count <= 20)
  }

  @Test func anyBytesAreScanned() {
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", ")", "`", "//", "/*", "*/", "\n", "#/", "/", "\\", "@", "_cdecl",
      "import", " Glibc ", "{", "}", "func", "==", "<", ">", "(", "extension", "Int", ":", "unsafe",
      "é",
    ]
    var random = RepeatableNumbers(state: 7)
    for _ in 0..<800 {
      let text = (0..<Int(random.next() % 40)).map { _ in
        pieces[Int(random.next() % UInt64(pieces.count))]
      }.joined()
      #expect(names(text).count <= 40)
    }
  }
}
